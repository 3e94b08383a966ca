### Every sentence Stammtisch says, in French. The same keys and placeholders as in English.

## Words that sentences are made of

list-and = { $list } et { $last }
seat-unnamed = Place { $number }
count-worms = { $count ->
    [one] { $count } ver
   *[other] { $count } vers
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## What happened

account-begins = { $name } commence.
account-over = Fin de la partie.

## Why an action is refused

illegal-over = Cette partie est finie. « { button-rematch } » sous le résultat en commence une autre.
illegal-no-such-seat = Il n’y a pas de place { $number } à cette table.
illegal-not-your-turn = C’est à { $name } de jouer. Ton tour viendra.
illegal-other-game = Ça vient d’un autre jeu.
now-try = Essaie { $commands }.
now-try-among = Essaie { $commands }, ou un bouton.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll = lancer
label-leads-to = { $what } → { $total }
label-stop-plain = stop

## The board

board-over = La partie est finie.
board-name-turn = ▶ { $name }

## The board in plain sentences, for screen readers

alt-title = { $name }.
alt-turn = C’est à { $name } de jouer.
alt-over = La partie est finie.

## Results

results-title = { $count ->
    [one] 🏆 { $names } gagne à { $game }, { $points }
   *[other] 🏆 { $names } se partagent la victoire à { $game }, { $points }
}
results-line = { $medal }{ $place }. { $name } : { $points }

## The lobby

lobby-title = Une table pour jouer à { $game }
lobby-about = { $least } à { $most } personnes · { $pace }
lobby-alone = La partie peut commencer dès que quelqu’un d’autre s’installe.
lobby-no-reminders = Je ne peux rien rappeler à personne ici, car je ne suis pas membre. Quand le temps de quelqu’un est écoulé, c’est le prochain clic qui le montre.
lobby-kept = Places gardées : { $names }. La partie commence quand tout le monde est là, ou quand { $name } donne le départ.
lobby-invitation = { $user }, { $name } aimerait jouer avec toi. Tu en es ?
lobby-declined = { $name } ne joue pas cette fois-ci.
lobby-more = Autres choix pour cette table :
lobby-offers-computer = Personne d’autre n’est encore là. Appuie encore une fois sur « { button-start } », et un ordinateur joue avec toi.
lobby-still-alone = Personne d’autre n’est encore là. Attends un peu, ou ajoute un ordinateur sous « { button-more } ».
lobby-players = À la table : { $names }
lobby-ready = Il y a assez de monde. { $name } peut commencer.
lobby-full = Toutes les places sont prises. { $name } peut commencer.
lobby-joined = { $name } s’installe.
lobby-left = { $name } quitte la table.
lobby-host-now = { $name } est maintenant l’hôte.
lobby-expired = Personne n’a commencé, la table est donc débarrassée. « { button-rematch } » l’ouvre à nouveau.
lobby-started = C’est parti !
lobby-opened = { $name } ouvre une table : { $game }. Venez jouer !
lobby-name-word = { $name } « { $word } »
menu-charm = Choisis un porte-bonheur
menu-play = Choisis un jeu
play-which = On joue à quoi ?
lobby-word-taken = Ton mot est dans les dés : « { $word } ».
pace-live-name = en direct
pace-live-explained = en direct, { $time } par tour
pace-half-day-name = une demi-journée
pace-half-day-explained = tranquille, { $time } par tour
pace-relaxed-name = un jour
pace-relaxed-explained = tranquille, { $time } par tour
pace-three-days-name = trois jours
pace-three-days-explained = tranquille, { $time } par tour
pace-none-name = sans chrono
pace-none-explained = sans chrono

## The clock

clock-turn-ends = Le tour se termine { $when }.
clock-turn-ends-for = { $name } : le tour se termine { $when }.
clock-reminder = { $user }, la table t’attend. Le tour se termine { $when }.
clock-idle = { $user }, personne n’a joué ici depuis presque deux semaines. Si rien ne bouge, la partie se termine { $when }.
clock-played-for = { $name } n’est pas là ; l’ordinateur a joué.
clock-seat-released = { $name } n’est plus là depuis un moment. L’ordinateur garde la place au chaud ; « { button-back } » la rend.
clock-back = { $name } est de retour.
clock-left-game = { $name } quitte la table. L’ordinateur joue à sa place.
takeback-told = { $name } annule son dernier coup.
board-away = { $name } s’absente jusqu’au { $when }. Le chrono s’arrête jusque-là.
lend-vote = { $name } laisserait l’ordinateur jouer pour { $away } en attendant.
lend-vote-friend = { $name } laisserait { $friend } jouer pour { $away } en attendant.
lend-offer = { $name } veut bien jouer pour { $away } en attendant.
lend-done-friend = { $friend } joue pour { $name } jusqu’à son retour. Cette partie ne change plus la cote de personne.
lend-over = Plus personne ne joue pour { $name }. La place attend son retour.
refuse-nobody-offers = Personne n’a encore demandé cette place. Quelqu’un qui n’est pas à cette table peut le faire.
refuse-offered = Tu as déjà demandé cette place. Les autres décident.
lend-done = L’ordinateur joue pour { $name } jusqu’à son retour. Cette partie ne change plus la cote de personne.
refuse-nobody-away = Personne ne s’absente à cette table : pas besoin de remplacement.

## Ending early, and again

end-vote = { $name } veut terminer la partie : { $votes } voix sur { $needed }.
end-by-host = { $name } met fin à la partie.
end-by-vote = La table a voté la fin de la partie.
end-abandoned = Il n’y avait plus personne à la table : la partie est finie.
end-no-result = Cette partie ne compte pas.

## Refusals of the table

refuse-no-table = Il n’y a pas de table dans ce salon. </{ command-play-name }:0> en ouvre une.
refuse-table-here = Il y a déjà une table dans ce salon. Installe-toi avec </{ command-join-name }:0>, ou va dans un autre salon.
refuse-table-here-thread = Il y a déjà une table dans ce salon. Installe-toi avec </{ command-join-name }:0>, ou ouvre la tienne dans un fil.
button-thread = L’ouvrir dans un fil
refuse-parked-damaged = Désolé, l’enregistrement de cette table est illisible. Il est gardé tel quel, et les responsables du bot sont au courant. { $place ->
        [here] Tu peux fermer la table avec le bouton ci-dessous ; il y aura alors de la place pour une nouvelle.
        [server] La modération peut fermer la table avec </{ command-end-name }:0> ; il y aura alors de la place pour une nouvelle.
       *[conversation] Les personnes qui y jouaient peuvent la fermer ; il y aura alors de la place pour une nouvelle.
    }
refuse-parked-later = Cette table a servi en dernier avec une version plus récente du bot. Elle attend que cette version revienne. { $place ->
        [here] Sinon, tu peux la fermer avec le bouton ci-dessous.
        [server] Sinon, la modération peut la fermer avec </{ command-end-name }:0>.
       *[conversation] Sinon, les personnes qui y jouaient peuvent la fermer.
    }
end-parked = La table est fermée. Rien n’a été effacé de son enregistrement.
button-close-parked = Fermer cette table
refuse-not-seated = Tu n’es pas à cette table. Tu peux regarder, et il y aura peut-être une chaise pour toi à la prochaine.
refuse-not-seated-lobby = Tu n’es pas encore à cette table. Appuie d’abord sur « { button-join } ».
refuse-already-seated = Tu es déjà à cette table.
refuse-full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir une autre table ailleurs.
refuse-already-started = La partie a commencé, plus personne ne peut s’installer. Demande une place pour la revanche.
refuse-not-started = La partie n’a pas encore commencé. L’hôte donne le départ avec « { button-start } ».
refuse-too-few = { $needed ->
    [one] Il faut au moins { $needed } personne ; déjà là : { $count }.
   *[other] Il faut au moins { $needed } personnes ; déjà là : { $count }.
}
refuse-only-host = C’est à l’hôte de faire ça : { $name }.
refuse-too-many-yours = { $most ->
    [one] Tu as déjà { $most } table ouverte. Finis-la d’abord, ou mets-y fin.
   *[other] Tu as déjà { $most } tables ouvertes. Finis-en d’abord une, ou mets-y fin.
}
refuse-too-many-server = { $most ->
    [one] Ce serveur a déjà { $most } table ouverte. Attends qu’elle se libère.
   *[other] Ce serveur a déjà { $most } tables ouvertes. Attends que l’une d’elles se libère.
}
refuse-old-panel = Ce bouton n’était plus à jour, rien n’a été joué. Voici où on en est.
refuse-old-board = Ce plateau n’est plus à jour. Voici le plateau actuel.
refuse-not-after-that = `{ $command }` n’est pas possible après ça, donc rien n’a été joué.
refuse-takeback-nothing = Tu n’as pas de coup à annuler.
refuse-takeback-drew = Ton dernier coup a fait venir des dés ou des cartes, et ce qui a été vu ne s’annule pas. Continue à partir d’ici.
refuse-takeback-gone-on = C’est trop tard : d’autres ont joué depuis, ou tout le monde a vu ce qui était caché.
refuse-takeback-late = C’est trop tard : le temps pour ce coup est écoulé.
refuse-takeback-off = Sur ce serveur, les coups ne s’annulent pas.
refuse-over = Cette partie est finie. « { button-rematch } » sous le résultat en commence une nouvelle.
refuse-word = Ce mot ne va pas. { $most ->
    [one] { $most } caractère au plus, sur une ligne.
   *[other] { $most } caractères au plus, sur une ligne.
}
refuse-voted = Tu as déjà voté.
refuse-elsewhere = Ça marche seulement sur les serveurs où on m’a installé.

## When something is amiss

trouble-internal = Désolé, quelque chose a cassé de notre côté. Ta partie est à l’abri ; réessaie dans un instant.
trouble-permissions = Il me manque des permissions ici. Demande à la modération de me donner : { $permissions }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-create-threads = Créer des fils publics
permission-send-in-threads = Envoyer des messages dans les fils

## Fair dice

fair-commitment = Graine des dés, scellée avant la partie : { $hash }
fair-commitment-stays = Ce message reste tel quel. C’est seulement maintenant qu’on peut mélanger quelque chose aux dés.
fair-posted = Les dés ont été scellés avant la partie, dans le [message { $message }]({ $link }).
fair-reveal = Graine des dés, dévoilée : { $seed }
fair-words = Mots mélangés aux dés : { $words }
fair-mixed-in = Mélangé aux dés : { $names }
fair-nothing-mixed-in = Personne n’a rien mélangé à ces dés.

## Buttons around the game

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-play-computer = Contre l’ordinateur
button-in = J’en suis
button-decline = Pas cette fois
button-more = Plus
button-close = Fermer la table
button-rules = Règles
button-board = Plateau
button-change = Modifier
button-refresh = Actualiser
button-play = Jouer
button-help = Aide
button-commands = Toutes les commandes
button-rights = À qui sont ces jeux ?
button-preferences = Mes préférences
button-settings = Réglages
button-text-board = Plateau en phrases
button-rematch = Revanche
button-verify = Vérifier les dés
button-review = Bilan
button-back = Me revoilà
button-lend = Laisser l’ordinateur jouer
button-lend-friend = Laisser { $name } jouer
button-away-back = Déjà de retour
button-vote-end = Voter la fin
button-hint = Conseil
button-take-back = Annuler mon dernier coup
button-odds = Chances
button-why = Pourquoi ?
button-rules-back = ◀ Retour
button-rules-next = Suite ▶
button-leave-game = Quitter : l’ordinateur joue
button-end-all = Terminer pour tout le monde
button-sure = Oui, quand même
button-play-on = Non, je continue

## Questions before what one would regret

more-title = Autres choix à cette table :
ask-leave = Un ordinateur jouerait à ta place jusqu’à ton retour. Quitter la partie ?
ask-end = La partie serait finie pour tout le monde, sans résultat. La terminer ?

## Lines around the board

board-mention = { $count ->
    [1] { $user }, à toi de jouer
   *[other] { $user }, à vous de jouer
}
board-footer = { $game } · table { $table }

## Help and rules

rules-footer = Dit avec nos mots, et ça ne remplace pas l’original : achète le jeu, il est bon.
rules-page = Page { $place } sur { $count }
rules-example = **Exemple :** { $told }
# The people in examples; a comma and a space between them.
rules-names = Anna, Ben, Clara, David

help-text =
    ### Stammtisch
    Des jeux de dés et de cartes pour les fidèles d’un salon. Sans compte, sans mise, avec des dés que tout le monde peut vérifier.

    1. </{ command-play-name }:0> ouvre une table. Les autres appuient sur *{ button-join }*, ou toi sur *{ button-play-computer }*.
    2. Ensuite, joue avec les boutons sous le plateau. L’image montre où on en est, et les boutons ce que tu peux faire.
    3. Tu découvres un jeu ? </{ command-learn-name }:0> en joue le début avec toi et un coach, en trois minutes.

    Si tu t’absentes trop longtemps, l’ordinateur joue pour toi. Tu peux revenir quand tu veux.
    Les images ne t’aident pas ? </{ command-preferences-name }:0> avec { option-preferences-text-boards-name } te raconte chaque plateau en phrases.
help-commands =
    ### Commandes
    - </{ command-play-name }:0> ouvre une table, </{ command-join-name }:0> prend une place, </{ command-leave-name }:0> la libère, </{ command-start-name }:0> donne le départ.
    - Chaque bouton sous le plateau a aussi sa commande : </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> et </{ command-sheet-name }:0> montrent tes cartes et ta fiche, à toi et à personne d’autre.
    - Une bourde ? </{ command-takeback-name }:0> annule ton dernier coup, tant que personne n’a joué depuis et qu’il n’a fait venir ni dés ni cartes.
    - </{ command-table-name }:0> ramène le plateau en bas, et toi à ta place.
    - </{ command-learn-name }:0> t’apprend un jeu, avec un coach.
    - </{ command-rules-name }:0> explique un jeu, </{ command-end-name }:0> met fin à une partie, </{ command-rematch-name }:0> la recommence.
    - Les ordinateurs jouent aussi : installe-les avant le début, ou avec </{ command-play-name }:0>. </{ command-hint-name }:0> te dit, rien qu’à toi, ce qu’ils feraient. </{ command-odds-name }:0> dit quelles chances avait le dernier lancer.
    - </{ command-word-name }:0> mélange un mot à toi aux dés, pour que personne n’ait pu les choisir.
    - </{ command-leaderboard-name }:0> montre qui est devant, </{ command-stats-name }:0> comment quelqu’un joue, </{ command-history-name }:0> les parties passées ; </{ command-replay-name }:0> en remontre une, </{ command-verify-name }:0> vérifie ses dés. </{ command-review-name }:0> te montre les choix qui t’y ont coûté le plus cher.
    - </{ command-preferences-name }:0> et </{ command-privacy-name }:0> sont à toi, </{ command-tables-name }:0> liste tes tables partout, </{ command-settings-name }:0> est pour les personnes qui gèrent le serveur.
    - Les parties tranquilles t’attendent : </{ command-preferences-name }:0> a des heures calmes, </{ command-away-name }:0> sert pour des jours d’absence. </{ command-standin-name }:0> vote pour qu’un ordinateur prenne la place de quelqu’un qui s’absente.

help-rights-title = À qui sont ces jeux
help-rights = Stammtisch est un projet de fans, non officiel. Les auteurs et les éditeurs de ces jeux n’y sont pour rien.
help-rights-stop = Si un de ces jeux est à toi et que tu veux qu’il parte, il part. Écris à { $contact }.
help-rights-nobody = Si un de ces jeux est à toi et que tu veux qu’il parte, il part. Dis-le aux responsables de ce bot.
app-description = Jeux de dés et de cartes pour les fidèles d’un salon. Projet de fans non officiel ; les jeux sont à leurs auteurs et éditeurs : { $games }. S’ils veulent qu’un jeu parte, il part{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Slash commands

command-play-name = jouer
command-play-description = Ouvrir une table dans ce salon
option-play-game-name = jeu
option-play-game-description = Quel jeu (sinon, un menu les propose)
option-play-pace-name = rythme
option-play-pace-description = Combien de temps un tour peut durer
option-play-thread-name = fil
option-play-thread-description = Dans un fil à part ; les parties tranquilles en ont un, sauf si tu dis non
option-play-with-name = avec
option-play-with-description = Quelqu’un à inviter ; une seule mention lui est envoyée
command-join-name = rejoindre
command-join-description = Prendre une place à la table de ce salon
command-leave-name = quitter
command-leave-description = Quitter la table de ce salon
command-start-name = commencer
command-start-description = Commencer la partie (pour l’hôte seulement)
command-table-name = table
command-table-description = Ramener le plateau en bas, et te rendre ta place
command-roll-name = lancer
command-roll-description = Lancer les dés
command-stop-name = stop
command-stop-description = T’arrêter et prendre ce que valent tes dés
command-rules-name = règles
command-rules-description = Expliquer un jeu
option-rules-game-name = jeu
option-rules-game-description = Quel jeu (sinon, celui qui se joue ici)
command-learn-name = apprendre
command-learn-description = Apprendre un jeu : le début d’une partie avec un coach, rien que pour toi
option-learn-game-name = jeu
option-learn-game-description = Quel jeu
command-help-name = aide
command-help-description = Ce que sait faire Stammtisch
command-end-name = terminer
command-end-description = Mettre fin à la partie en cours ici, ou voter pour
command-rematch-name = revanche
command-rematch-description = La même table, encore une fois
command-word-name = mot
command-word-description = Mélanger un mot à toi aux dés, avant le début
option-word-word-name = mot
option-word-word-description = N’importe quel mot

## Menus and the board's place

end-by-moderators = La modération met fin à la partie.
panel-waits = Ce n’est pas encore à toi.
panel-over = Cette partie est finie.
text-board-lobby = La partie n’a pas commencé. Dès qu’elle commence, le plateau est ici, en phrases.
text-board-turn = **À toi de jouer.**
board-moved = Le plateau est descendu.
button-word = Mon mot
word-form-title = Un mot pour les dés
word-form-label = N’importe quel mot : les dés en dépendent
charm-clover = Trèfle
charm-ladybird = Coccinelle
charm-bee = Abeille
charm-snail = Escargot
charm-caterpillar = Chenille
charm-hen = Poule
charm-cat = Chat
charm-rabbit = Lapin
charm-fox = Renard
charm-owl = Chouette
charm-frog = Grenouille
charm-turtle = Tortue
charm-elephant = Éléphant
charm-unicorn = Licorne
charm-dragon = Dragon
charm-star = Étoile
charm-moon = Lune
charm-rainbow = Arc-en-ciel
charm-fire = Feu
charm-wave = Vague
charm-toadstool = Champignon
charm-sunflower = Tournesol
charm-die = Dé
charm-bell = Cloche
charm-gem = Diamant

## The check of a journal

verdict-fair = équitable : partie { $id }, { $game } : les { $entries } entrées découlent toutes de la graine scellée
verdict-fair-so-far = interrompue, équitable jusque-là : partie { $id }, { $game } : les { $entries } entrées jusque-là découlent toutes de la graine scellée
verdict-lesson = une leçon : partie { $id }, { $game } : ses dés et ses cartes ont été choisis pour apprendre, il n’y a donc rien à prouver ; tous les coups et le résultat sont justes
verdict-unfair = pas équitable : { $why }
verdict-unreadable = { $file } est illisible : { $why }
verdict-broken = { $file } n’est pas un journal complet : { $why }
unfair-unfinished = La partie n’est pas finie, sa graine est donc encore scellée.
unfair-commitment = la graine n’est pas celle qui a été scellée avant la partie
unfair-day = ce n’est pas la table de ce jour-là
unfair-deal = la mise en place ne découle pas de la graine
unfair-chance = les dés ou les cartes de l’entrée { $number } ne découlent pas de la graine
unfair-illegal = l’entrée { $number } est contraire aux règles : { $why }
unfair-taken-back = l’entrée { $number } annule ce qui ne peut pas s’annuler
unfair-not-over = les entrées s’arrêtent avant la fin de la partie
unfair-result = le résultat n’est pas celui de la partie jouée

## Words in pictures. There is little room: a word or two.

picture-unnamed = Quelqu’un

## The page in the browser

web-started = Pour essayer sans Discord : { $address } (sur cette machine seulement). Ctrl-C arrête tout ; rien n’est gardé.
web-started-public = Pour essayer sans Discord : { $address }, ouvert à toutes les machines qui peuvent joindre celle-ci. Ctrl-C arrête tout ; rien n’est gardé.
web-next = Pour jouer sur un serveur à toi, lance stammtisch setup (depuis les sources : cargo run -- setup).
setup-intro =
    Il te faut une application à toi chez Discord :
    1. Ouvre https://discord.com/developers/applications et choisis « New Application ».
    2. À sa page « Installation », autorise « User Install » et « Guild Install ».
    3. À sa page « Bot », choisis « Reset Token », puis copie le jeton.
setup-token = Colle le jeton ici (il ne s’affiche pas) :
setup-no-token = Pas de jeton. Rien n’a été écrit.
setup-known = Discord le connaît : { $name }.
setup-no-user-install = On ne peut pas encore l’installer pour soi-même : autorise « User Install » à la page « Installation ».
setup-links =
    Pour l’installer sur un serveur :
    { $server }
    Pour l’installer chez toi et jouer partout :
    { $user }
setup-test-server = Identifiant d’un serveur d’essai (les commandes modifiées y apparaissent aussitôt ; Entrée pour aucun) :
setup-bad-id = « { $text } » n’est pas un identifiant de serveur, c’est-à-dire un nombre d’environ 18 chiffres. Rien n’a été écrit.
setup-written = Écrit dans { $file }, lisible par toi uniquement. Démarre le bot depuis ce dossier : stammtisch
web-about = { $games ->
    [4] Quatre
    [5] Cinq
   *[other] { $games }
} jeux de dés et de cartes à essayer, dans un salon qui marche comme sur Discord.
web-enter-title = Bienvenue au Stammtisch
web-enter-as = Entrer sous le nom
web-enter-who = Ton nom
web-enter = Entrer
web-enter-first = Entre d’abord.
web-bad-name = Ce nom ne peut pas s’afficher. De 1 à 32 caractères, s’il te plaît.
web-guest = Convive { $number }
web-connecting = Connexion perdue. Nouvel essai…
web-channels = Salons
web-menu = Salons
web-people = Qui est là
web-online = Ici
web-offline = Ailleurs
web-me = toi
web-app = APP
web-messages = Messages
web-composer = Message dans { $channel }, ou / pour les commandes
web-send = Envoyer
web-hints = Suggestions
web-yes = oui
web-no = non
web-used = { $name } a utilisé { $command }
web-edited = (modifié)
web-thinking = Stammtisch réfléchit…
web-ephemeral = Visible par toi uniquement
web-dismiss = Rejeter le message
web-picture = Image
web-done = Choisir
web-submit = Envoyer
web-cancel = Annuler
web-close = Fermer
web-new-messages = Nouveaux messages plus bas
web-unread = nouveaux messages : { $count }
web-invite = Inviter
web-invite-text = Ouvrir ce lien sur cette machine, c’est entrer comme quelqu’un d’autre. Chaque onglet est une personne.
web-copy = Copier
web-copied = Copié
web-add-player = Ajouter quelqu’un dans un nouvel onglet
web-settings = Réglages
web-language = Ta langue
web-language-server = Langue du serveur (tout le monde voit le plateau)
web-theme = Thème
web-theme-auto = comme le système
web-dark = sombre
web-light = clair
web-leave = Être quelqu’un d’autre
web-welcome = Bienvenue dans { $channel }
web-welcome-second = Envie de jouer à plusieurs ? Ouvre une table ; les autres s’installent depuis d’autres onglets ou machines :
web-welcome-play = Quand c’est ton tour, tes coups sont les boutons sous le plateau. / liste toutes les commandes.
web-welcome-keep = Rien ne quitte cette machine, et rien n’est gardé : quand le programme s’arrête, les tables sont débarrassées.
web-start = Ouvrir une table : { $game }
web-solo = Contre l’ordinateur
web-rules = Règles
web-learn = Apprendre
# What Discord's own window says.
web-no-response = L’application n’a pas répondu
web-interaction-failed = Échec de l’interaction
web-cannot-send = Discord n’enverrait pas ça. Choisis une commande dans la liste, et remplis ce qu’elle demande.
web-button-gone = Ce n’est plus possible. Regarde le plateau le plus récent.

## Computer players

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Émile
    [5] Frida
   *[other] Gustave
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = facile
level-steady-name = moyen
level-hard-name = difficile
button-computer-easy = + ordinateur facile
button-computer-steady = + ordinateur moyen
button-computer-hard = + ordinateur difficile
button-unseat = Retirer un ordinateur
computer-left = Un ordinateur quitte la table.
refuse-no-computer = Il n’y a pas d’ordinateur à cette table.
refuse-computers = À { $game }, il y a de la place pour { $most } ordinateurs avec toi, pas plus.
refuse-invite-app = Une application ne s’assoit pas à la table. Pour jouer avec des ordinateurs, utilise </{ command-play-name }:0> avec « { option-play-computers-name } ».
option-play-computers-name = ordinateurs
option-play-computers-description = Combien d’ordinateurs participent
option-play-level-name = niveau
option-play-level-description = Le niveau des ordinateurs
board-stand-ins = L’ordinateur joue pour { $names } ; « { button-back } » rend la place.

## Hints

command-hint-name = conseil
command-hint-description = Quel est le meilleur coup maintenant ? Rien que pour tes yeux
command-odds-name = probabilités
command-odds-description = Quelles chances avait ce lancer ? À ton tour, aussi celles de tes coups. Rien que pour tes yeux
message-command-odds = Quelles étaient les chances ?
odds-line = 🎲 { $what } : **1 fois sur { $times }** ({ $chance }). C’est exact.
odds-changed = Chances de gagner, { $name } : { $from } avant, { $to } après. C’est une estimation.
odds-none = Rien n’est encore arrivé dont on puisse calculer les chances avec exactitude.
command-takeback-name = annuler
command-takeback-description = Annuler ton dernier coup, tant qu’il n’a pas eu de suites
hint-move = { $place }. { $what } : gagne dans environ { $chance } des cas
hint-gain-worms = , gain moyen ce tour : { $gain } (en vers)
hint-gain-points = , gain moyen ce tour : { $gain } (en points)
hint-bust = Risque que le prochain lancer soit nul : { $chance }
hint-fails = Risque de finir sans rien, même en jouant prudemment : { $chance }
hint-at-least = Chances d’obtenir au moins : { $list }
hint-exactly = Chances d’obtenir exactement : { $list }
hint-note-dice = -# Les chances des dés et les moyennes sont exactes ; la chance de gagner est une estimation.
hint-note = -# Tout ça est une estimation : personne ne connaît les dés et les cartes à venir.
hint-not-now = Tu n’as rien à décider pour l’instant. Redemande quand ce sera ton tour.
hint-best = 💡 **{ $what }** : { $why }.
hint-only = 💡 **{ $what }** : tu ne peux rien faire d’autre pour l’instant.
hint-next = Juste derrière : { $other } (en victoires sur 100 parties, environ { $games } de moins).
hint-next-equal = { $other } est à peu près aussi bon.
hint-off = Sur ce serveur, pas de conseils dans les parties cotées.
why-chance = sur beaucoup de parties, ça gagne simplement plus souvent
why-equal = ça ne change pas grand-chose

## Lessons

learn-which = Quel jeu veux-tu apprendre ?
rules-which = Les règles de quel jeu veux-tu voir ?
button-learn = Apprendre
button-learn-again = Encore une fois
button-end-lesson = Terminer la leçon
ask-end-lesson = La leçon serait finie. Tu peux aussi simplement fermer ce message et continuer plus tard. La terminer ?
lesson-left = Ta leçon t’attend. </{ command-learn-name }:0> te ramène là où tu en es.
lesson-ended = 🎓 La leçon est finie. Maintenant, tu peux jouer avec d’autres, ou encore une fois avec moi.
lesson-footer = Une leçon : ses dés et ses cartes sont choisis pour apprendre, et elle ne compte nulle part.
lesson-footer-free = Ta partie d’entraînement : le hasard est maintenant un vrai hasard, et elle ne compte nulle part.
coach-step = -# Leçon · étape { $at } sur { $of }
coach-press = 👉 Appuie sur **{ $label }** ou tape `{ $command }`.
coach-press-only = 👉 Appuie sur **{ $label }**.
coach-advice = { $what } : { $why }.
coach-costs = { $what } aurait été mieux : { $why }. En victoires sur 100 parties, environ { $games } de plus.
coach-as-good = C’était tout aussi bon.
coach-over = 🎓 C’était la leçon. À partir d’ici, le hasard est un vrai hasard, et je ne parle que si un coup te coûte cher.

welcome-learn = 👋 Première fois ici ? </{ command-learn-name }:0> prend trois minutes.
welcome-learn-guest = 👋 Première fois ici ? *{ button-learn }*, sur les pages de *{ button-rules }*, prend trois minutes.
hello-server =
    👋 Bonjour ! J’apporte des jeux de dés et de cartes dans vos salons : { $games }.
    Appuie sur *{ button-play }* pour ouvrir une table ici. *{ button-learn }* te montre un jeu en trois minutes, rien qu’à toi, et *{ button-settings }* est pour les personnes qui gèrent le serveur. </{ command-help-name }:0> dit le reste.

## How lucky, how well played

analysed-luck = 🍀 Le plus de chance : { $best }. Le moins : { $worst }.
analysed-play = 🧠 Meilleurs choix : { $best }. Choix les plus coûteux : { $worst }, { $lost } de chances de gagner en moins.
analysed-player = { $name } ({ $what })
analysed-worms = vers : { $gain }
analysed-points = points : { $gain }
analysed-chance = chances de gagner : { $chance }
analysed-note-exact = -# Chance : ce que les dés ont rapporté de plus que leur moyenne. Choix : comparés à l’ordinateur difficile, une estimation.
analysed-note-estimate = -# Estimations. Choix : comparés à l’ordinateur difficile. Chance : le reste du résultat.
curve-turn = 📈 Tournant de la partie : { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Tournant de la partie : { $name }, { $from } → { $to } en une manche. Elle a commencé ainsi : { $what }
curve-alt = Chances de gagner, tour après tour (une estimation).
curve-alt-player = { $name } : { $first } au début, { $low } au plus bas, { $high } au plus haut.

## Standings: the command line

rebuild-done = Classements recalculés : { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
}.

## Leaderboards

count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
count-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
count-thefts = { $count ->
    [one] { $count } vol
   *[other] { $count } vols
}
all-games = tous les jeux
period-week-name = cette semaine
period-month-name = ce mois-ci
period-season-name = cette saison
period-ever-name = depuis le début
order-rating-name = cote
order-wins-name = victoires
order-points-name = points
order-quality-name = qualité de jeu
opponents-computers-name = avec des ordinateurs
opponents-people-name = entre humains
player-forgotten = une ancienne connaissance
player-computer = ordinateur
leaderboard-title = Classement : { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name } : { $value }
leaderboard-own = Ta place : { $line }
leaderboard-own-none = Tu n’as fini aucune partie de ce genre sur cette période.
leaderboard-own-hidden = Tu n’es dans aucun classement, comme tu l’as voulu (</{ command-preferences-name }:0>). Ta place serait ici : { $line }
leaderboard-empty = Personne n’a fini de partie de ce genre ici sur cette période. </{ command-play-name }:0> ouvre une table.
leaderboard-empty-quality = Le jeu de personne n’a encore été évalué sur cette période.
leaderboard-footer = Par { $order } · page { $page } sur { $pages } · { $players }
leaderboard-newcomers = « à confirmer » : trop peu de parties pour une cote sûre. D’ici là, après les autres.
leaderboard-league-points = Tous jeux confondus : 2 points par personne derrière toi, 1 par personne à la même place.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · à confirmer
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Jeu : { $game }
menu-period = Période : { $period }
menu-order = Par { $order }
button-previous = Retour
button-next = Suite
button-with-computers = Avec des ordinateurs
button-with-people = Entre humains
weekly-name = la semaine dernière
weekly-title = La semaine du { $date } au { $end }
weekly-intro = C’était la semaine aux tables : { $games }, { $players }.
weekly-footer = /{ command-leaderboard-name } en montre plus, /{ command-preferences-name } te retire de cette liste.

## Statistics

stats-title = Statistiques : { $name }, { $game }
stats-none = { $name } n’a encore fini aucune partie de ce genre ici.
stats-none-own = Tu n’as encore fini aucune partie de ce genre ici. </{ command-play-name }:0> ouvre une table.
stats-private = { $name } garde ses statistiques pour soi.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Places : { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Plus longue série : { $wins }
stats-rating = Cote : { $rating }
stats-rating-place = Cote : { $rating }, place { $place } sur { $total }
stats-course = Cote au fil du temps : `{ $course }` { $from } → { $to }
stats-points = { $game } : { $games }, { $average } en moyenne, record { $best }
stats-rival = Adversaire de prédilection : { $name } ({ $games })
stats-victim = Victime préférée : { $name } ({ $thefts })
stats-quality = Qualité de jeu : { $quality } sur { $games }
stats-luck = Chance aux dés, en points par partie : { $luck } sur { $games }
stats-computers = Avec des ordinateurs : { $games }, { $wins }

## Past games

history-title = Parties passées : { $game }
history-title-of = Parties passées ({ $name }) : { $game }
history-empty = Aucune partie de ce genre n’a encore été finie, ni dans ce salon ni avec toi à la table.
history-line = { $when } { $game } : { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Page { $page } · /{ command-replay-name } remontre une partie, /{ command-verify-name } vérifie ses dés.
menu-replay = Revoir une partie
replay-at = Coup { $at } sur { $last }
replay-begins = La table est mise.
replay-unknown = Aucune partie finie n’a l’identifiant « { $text } », ni dans ce salon ni parmi les tiennes. </{ command-history-name }:0> les liste.
button-replay-first = Début
button-replay-turn-back = Tour précédent
button-replay-back = Retour
button-replay-next = Suite
button-replay-turn = Tour suivant
button-replay-last = Fin
review-title = Bilan : choix coûteux { $at } sur { $of }
review-chosen = Ton choix : **{ $what }**. Il gagne dans environ { $chance } des cas.
review-best = L’ordinateur difficile : **{ $what }**. Ce choix gagne dans environ { $chance } des cas : { $why }.
review-cost = Ça fait environ { $games } victoires sur 100 parties.
review-note = -# Toutes les chances de gagner sont des estimations, d’après ce que tu pouvais voir à ce moment-là.
review-praise = 👏 Aucun de tes choix dans cette partie ({ $count } en tout) n’a coûté plus d’une victoire sur 100 parties. Bien joué !
review-nothing = Tu n’avais rien à décider dans cette partie.
review-not-yours = Tu n’as pas joué cette partie. </{ command-history-name }:0> montre les tiennes.
review-no-game = Tu n’as encore fini aucune partie ici.
button-review-replay = Revoir à partir d’ici
verify-title = Les dés de la partie { $table }
verify-fair = **Équitable.** Les { $entries } entrées de cette partie découlent toutes de la graine scellée.
verify-fair-so-far = **Équitable jusque-là.** Cette partie a été interrompue. Les { $entries } entrées jusque-là découlent toutes de la graine scellée.
verify-how = Le fichier est la partie entière. `stammtisch verify { $file }` le vérifie sur n’importe quelle machine ; le README dit comment faire sans nous.

## Settings

settings-title = Réglages de ce serveur
settings-changed = C’est noté. Voici les réglages :
settings-language = Langue des messages publics : { $language }
settings-language-discord = Langue des messages publics : celle du serveur dans Discord
settings-pace = Rythme, si personne n’en choisit : { $pace }
settings-mentions = Mentionner qui doit jouer : { $value }
settings-text-only = Plateaux en texte seul : { $value }
settings-computers = Les ordinateurs jouent : { $pace }
settings-hints = Conseils dans les parties cotées : { $value }
settings-takeback = Annuler un coup : { $value }
settings-enders = Qui peut terminer une partie : { $enders }
settings-weekly = Classement de la semaine : chaque lundi dans { $channel }
settings-weekly-none = Classement de la semaine : nulle part
settings-how = Pour changer un réglage, utilise </{ command-settings-name }:0> avec une option.
settings-quiet = Heures calmes, sans mention ici et où les parties tranquilles attendent : { $hours }
settings-quiet-none = Heures calmes : aucune
settings-zone = Fuseau horaire des heures calmes : { $zone }
settings-zone-none = Fuseau horaire des heures calmes : pas choisi
settings-forbidden = Il faut pouvoir gérer le serveur pour changer ses réglages.
setting-on = oui
setting-off = non
computers-calm-name = posément, un coup à la fois
computers-brisk-name = vite, mais un coup à la fois
computers-at-once-name = d’un trait, tout leur tour à la fois
enders-vote-name = une majorité de la table, et la modération
enders-moderators-name = la modération seulement
enders-host-name = l’hôte, une majorité de la table, et la modération
language-discord = comme dans Discord
refuse-end-moderators = Sur ce serveur, seule la modération termine une partie en cours. Avec </{ command-leave-name }:0>, tu quittes la table.
preferences-title = Tes préférences
preferences-changed = C’est noté. Voici tes préférences, sur tous les serveurs :
preferences-language = Langue de ce que je ne montre qu’à toi : { $language }
preferences-language-discord = Langue de ce que je ne montre qu’à toi : comme dans ton Discord
preferences-notify = Te prévenir quand c’est ton tour : { $value }
preferences-remind = Rappels quand c’est ton tour : { $value }
preferences-text-boards = Chaque plateau en phrases, rien que pour toi : { $value }
preferences-curves = Courbe des chances dans les résultats de tes parties : { $value }
preferences-quiet = Heures calmes, où je ne te dis rien et où les parties tranquilles t’attendent : { $hours }
preferences-quiet-none = Heures calmes : aucune
preferences-zone = Ton fuseau horaire : { $zone }
preferences-zone-none = Ton fuseau horaire : pas choisi
refuse-quiet = « { $text } », ce ne sont pas deux heures de la journée. Essaie 22-8 ou 23:30-7, ou « { setting-off } » pour ne pas avoir d’heures calmes.
refuse-quiet-long = « { $text } » fait plus de douze heures, et les heures calmes durent douze heures au plus. Pour des jours entiers, il y a </{ command-away-name }:0>.
refuse-quiet-zone = Ça dépend de l’endroit où tu es. Choisis aussi un fuseau horaire, par exemple « { option-preferences-zone-name } : Europe/Paris ».
refuse-zone = Je ne connais pas le fuseau horaire « { $text } ». Commence à taper le nom d’une grande ville près de chez toi, et choisis dans la liste.
preferences-leaderboards = Dans les classements, et dans les statistiques pour les autres : { $value }
preferences-how = Pour changer quelque chose, utilise </{ command-preferences-name }:0> avec une option. </{ command-privacy-name }:0> dit ce qui est enregistré.

## Privacy

privacy-title = Ce qui est enregistré sur toi

privacy-text =
    - **Ton identifiant Discord et ton nom sur le serveur**, avec chaque table où tu as joué ou reçu une invitation : ce que tu y as fait et quand, et un mot si tu en as donné un pour les dés. C’est le journal de la partie ; sans lui, personne ne pourrait la revoir ni vérifier ses dés.
    - **Tes résultats** : place, points et cote de chaque partie finie, et ce que ça donne dans les classements de chaque serveur.
    - **Tes préférences**, si tu en as choisi, tes jours d’absence, les rappels que tu as reçus, et le fait qu’on t’a dit une fois comment apprendre les jeux.
    - Pendant un jour, les identifiants de tes clics, pour qu’aucun ne compte deux fois.

    Rien d’autre : pas de messages, pas d’autres noms, rien pour qui que ce soit d’autre. Les serveurs ne voient pas les parties des autres. Si on retire le bot d’un serveur, tout ce qui est à ce serveur est effacé après { $days } jours, à moins que le bot y revienne.

    </{ command-privacy-name } { option-privacy-export-name }:0> te donne le tout dans un fichier. </{ command-privacy-name } { option-privacy-forget-name }:0> l’efface : ton identifiant et ton nom disparaissent partout, et les résultats des autres restent vrais, avec une ancienne connaissance à ta place.
privacy-export = Voici tout ce qui est enregistré sur toi, en JSON compressé avec gzip.
privacy-export-part = Morceau { $part } sur { $parts }.
privacy-export-begun = { $count ->
    [one] J’emballe ta table.
   *[other] J’emballe tes { $count } tables.
} Le fichier arrive dans un instant.
privacy-export-progress = J’emballe tes tables : { $done } sur { $count } sont prêtes. Le fichier arrive quand elles le sont toutes.
privacy-export-running = Ton fichier est en cours d’emballage. Il arrive dans un instant.
privacy-export-busy = D’autres reçoivent leurs fichiers en ce moment. Réessaie dans une minute.
privacy-export-wait = Tu viens de recevoir un fichier. Tu pourras avoir le prochain { $when }.
privacy-forget-ask =
    ### T’oublier partout ?
    Ton identifiant, tes noms, tes préférences et ta place dans chaque classement disparaissent, sur tous les serveurs. Dans les parties passées, une ancienne connaissance prend ta place ; un mot que tu as donné pour leurs dés reste, car sans lui les dés ne peuvent plus se vérifier. Si tu es à une table en ce moment, tu la quittes, et l’ordinateur continue.
    C’est définitif. Les messages dans les salons sont à Discord : efface-les là-bas.
privacy-forgotten = C’est fait. Plus rien ici ne porte ton identifiant.
privacy-kept = Rien n’a été effacé.
button-forget = Oui, oublie-moi
button-keep = Non
privacy-left-table = Quelqu’un a demandé qu’on l’oublie et quitte la table.

## Slash commands of the records

command-leaderboard-name = classement
command-leaderboard-description = Qui est devant sur ce serveur
option-leaderboard-game-name = jeu
option-leaderboard-game-description = Quel jeu (sinon, tous)
option-leaderboard-period-name = période
option-leaderboard-period-description = Cette semaine, ce mois-ci, cette saison (un trimestre), ou depuis le début
option-leaderboard-by-name = par
option-leaderboard-by-description = Cote, victoires, points ou qualité de jeu
option-leaderboard-opponents-name = adversaires
option-leaderboard-opponents-description = Parties entre humains, ou avec des ordinateurs
command-stats-name = stats
command-stats-description = Les parties de quelqu’un en un coup d’œil
option-stats-player-name = personne
option-stats-player-description = Les statistiques de qui (sinon, les tiennes)
option-stats-game-name = jeu
option-stats-game-description = Quel jeu (sinon, tous)
command-history-name = historique
command-history-description = Les parties passées de ce salon, et les tiennes
option-history-player-name = personne
option-history-player-description = Les parties de qui (sinon, celles de tout le monde)
option-history-game-name = jeu
option-history-game-description = Quel jeu (sinon, tous)
command-replay-name = revoir
command-replay-description = Revoir une partie finie, coup par coup
option-replay-id-name = identifiant
option-replay-id-description = L’identifiant de la table, écrit sous le plateau
command-review-name = bilan
command-review-description = Tes trois choix les plus coûteux dans une partie finie. Rien que pour tes yeux
option-review-id-name = identifiant
option-review-id-description = L’identifiant de la table, écrit sous le plateau (sinon, ta dernière partie)
command-verify-name = vérifier
command-verify-description = Vérifier les dés d’une partie finie
option-verify-id-name = identifiant
option-verify-id-description = L’identifiant de la table, écrit sous le plateau
command-settings-name = réglages
command-settings-description = Les réglages de ce serveur (pour les personnes qui le gèrent)
option-settings-language-name = langue
option-settings-language-description = Langue des messages publics
option-settings-pace-name = rythme
option-settings-pace-description = Combien de temps un tour peut durer si personne ne choisit
option-settings-mentions-name = mentions
option-settings-mentions-description = Mentionner les gens quand c’est leur tour
option-settings-text-only-name = texte-seul
option-settings-text-only-description = Des plateaux sans images
option-settings-computers-name = ordinateurs
option-settings-computers-description = À quelle vitesse jouent les ordinateurs
option-settings-hints-name = conseils
option-settings-hints-description = Conseils dans les parties cotées, c’est-à-dire celles sans ordinateurs
option-settings-takeback-name = annuler
option-settings-takeback-description = On peut annuler un coup, tant qu’il n’a pas eu de suites
option-settings-end-name = terminer
option-settings-end-description = Qui peut terminer une partie en cours
option-settings-weekly-name = classement-hebdo
option-settings-weekly-description = Salon du classement de la semaine, chaque lundi
option-settings-weekly-stop-name = classement-hebdo-stop
option-settings-weekly-stop-description = Plus de classement de la semaine
option-settings-quiet-name = heures-calmes
option-settings-quiet-description = Heures sans mention sur ce serveur, par exemple 22-8, ou non
option-settings-zone-name = fuseau
option-settings-zone-description = Le fuseau horaire de ces heures : tape une ville
command-preferences-name = préférences
command-preferences-description = Tes propres choix, sur tous les serveurs
command-away-name = absence
command-away-description = T’absenter quelques jours : les parties tranquilles t’attendent
option-away-until-name = dernier-jour
option-away-until-description = Ton dernier jour d’absence ; sans rien, te voilà de retour
command-standin-name = remplacement
command-standin-description = Voter pour remplacer quelqu’un qui s’absente, ou demander sa place
option-standin-friend-name = personne
option-standin-friend-description = Pour la personne qui a demandé la place, plutôt que pour un ordinateur
away-until = Tu t’absentes jusqu’au { $when }. Les parties tranquilles t’attendent d’ici là, et je ne t’y mentionne pas. Les parties en direct n’attendent pas.
away-over = Content de te revoir. Les chronos de tes parties tranquilles repartent.
away-how = Tu n’as pas d’absence en cours. Avec </{ command-away-name }:0> et un jour, les parties tranquilles t’attendent : { $most } jours d’affilée au plus, et { $quarter } en trois mois.
away-tomorrow = demain
away-week = dans une semaine
away-two-weeks = dans deux semaines
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
refuse-away-day = Je ne connais pas le jour « { $text } ». Essaie « { away-tomorrow } », un jour de la semaine, un nombre de jours, ou une date comme 2026-12-24.
refuse-away-past = « { $text } », c’est déjà passé. Choisis un jour à venir.
refuse-away-long = « { $text } », c’est trop loin : { $most } jours d’affilée au plus. Tu pourras le redire ensuite.
refuse-away-quarter = En trois mois, tu peux t’absenter { $quarter } jours au plus. { $left ->
    [0] Il n’en reste aucun pour l’instant.
    [one] Il en reste { $left } pour l’instant.
   *[other] Il en reste { $left } pour l’instant.
}
option-preferences-language-name = langue
option-preferences-language-description = Langue de ce que je ne montre qu’à toi
option-preferences-notify-name = prévenir
option-preferences-notify-description = Où je te dis que c’est ton tour
option-preferences-remind-name = rappeler
option-preferences-remind-description = Quand je te rappelle que c’est ton tour
option-preferences-text-boards-name = en-phrases
option-preferences-text-boards-description = Chaque plateau en phrases, dans un message rien que pour toi
option-preferences-curves-name = courbes
option-preferences-curves-description = Montrer dans les résultats de tes parties comment les chances de gagner ont évolué
option-preferences-quiet-name = heures-calmes
option-preferences-quiet-description = Heures où je ne te dis rien, par exemple 22-8, ou non
option-preferences-zone-name = fuseau
option-preferences-zone-description = Ton fuseau horaire : tape une ville
option-preferences-leaderboards-name = classements
option-preferences-leaderboards-description = Figurer dans les classements, et dans les statistiques pour les autres
command-privacy-name = confidentialité
command-privacy-description = Ce qui est enregistré sur toi, et comment le faire effacer
option-privacy-info-name = info
option-privacy-info-description = Ce qui est enregistré sur toi
option-privacy-export-name = exporter
option-privacy-export-description = Le tout dans un fichier
option-privacy-forget-name = oublier
option-privacy-forget-description = Effacer le tout

## For those who run the bot

refuse-not-served = Désolé, je ne joue que sur les serveurs choisis par mes responsables.
refuse-not-an-owner = Cette commande est pour les responsables de ce bot.
command-operator-name = maintenance
command-operator-description = Pour les responsables de ce bot
option-operator-status-name = état
option-operator-status-description = Comment va le bot
option-operator-servers-name = serveurs
option-operator-servers-description = Les serveurs où il est, avec leurs tables et leurs parties
option-operator-page-name = page
option-operator-page-description = Quelle page de la liste
option-operator-announce-name = annoncer
option-operator-announce-description = Dire quelque chose à toutes les tables ouvertes, par exemple quand le bot s’absente
option-operator-text-name = texte
option-operator-text-description = Que dire
option-operator-leave-name = quitter
option-operator-leave-description = Quitter un serveur
option-operator-server-name = serveur
option-operator-server-description = L’identifiant du serveur
operator-status-title = Comment je vais
operator-version = Version { $version }, démarrée { $since }
operator-shards = Shards reliés à Discord : { $connected } sur { $shards }
operator-server-count = { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
}
operator-tables = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
operator-parked = { $count ->
    [one] { $count } table est illisible. Le log dit pourquoi.
   *[other] { $count } tables sont illisibles. Le log dit pourquoi.
}
operator-backup = Dernière sauvegarde { $when }
operator-memory = { $megabytes } Mo de mémoire
operator-servers-title = Serveurs : { $count }, page { $page } sur { $pages }
operator-not-served = non desservi
operator-announcement = 📣 De la part de mes responsables : { $text }
operator-announced = Dit à { $reached } sur { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}.
operator-left = J’ai quitté le serveur { $server }. Ce que j’en sais sera effacé dans { $days } jours, à moins qu’il m’ajoute à nouveau.
operator-not-there = Je ne suis pas sur un serveur avec l’identifiant { $server }. </{ command-operator-name } { option-operator-servers-name }:0> les liste.
operator-no-id = « { $text } » n’est pas un identifiant de serveur. C’est un nombre d’environ 18 chiffres ; </{ command-operator-name } { option-operator-servers-name }:0> les liste.

## When Discord is slow

trouble-untold = Ça compte, mais Discord ne me laisse pas le montrer pour l’instant. Le plateau suit dès que possible.
trouble-unshown = Ça compte. L’affichage a échoué de notre côté, désolé ; le plateau suit dans un instant.
refuse-too-often = Ça faisait beaucoup en peu de temps. Réessaie { $when }.
refuse-tables-moderators = Seule la modération voit toutes les tables ouvertes. </{ command-tables-name }:0> sans l’option montre les tiennes.
tables-title = Tables ouvertes : { $count }
tables-none = Aucune table n’est ouverte sur ce serveur.
tables-line = { $number }. { $game } dans { $channel }, hôte : { $name }, en attente depuis le { $when }
tables-parked = { $number }. { $channel ->
        [none] Une table illisible
       *[other] Une table illisible dans { $channel }
    }
tables-more = Les { $most } qui attendent depuis le plus longtemps.
button-end-number = Terminer { $number }
command-tables-name = tables
command-tables-description = Tes tables ouvertes, et celles qui t’attendent
refuse-thread-here = Je ne peux ouvrir de fils que sur les serveurs où on m’a installé. Sans fil, la table s’ouvre ici même.
refuse-hidden-here = Sur ce serveur, ce qu’une application externe te répond ne se montre qu’à toi. Personne d’autre ne verrait la table, elle est donc refermée. Demande à la modération de m’installer ici, ou d’autoriser « Utiliser des applications externes » ; une conversation de groupe marche aussi.
board-hidden-answer = Ça compte, et le plateau le montre à tout le monde. Ce que je te réponds ici ne se montre qu’à toi : ce serveur ne te laisse pas utiliser d’applications externes en public. La modération peut m’installer ici, ou t’autoriser « Utiliser des applications externes ».

## Operators: the command line

health-unasked = Rien à demander : METRICS n’est pas défini, le bot ne répond donc à aucune question.
backup-done = Copie vers { $file } faite et vérifiée : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
move-checking = vérification
move-done = { $rows } lignes copiées. Les nombres de lignes sont les mêmes, les classements donnent la même chose, et { $tables ->
    [one] { $tables } table a été rejouée
   *[other] { $tables } tables ont été rejouées
}, dont toutes celles qui sont ouvertes. Mets la nouvelle base dans DATABASE_URL et démarre le bot.
restore-done = Restauré depuis { $file } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, dont { $open } en cours. Démarre le bot : il continue avec elles.
restore-dry-run = { $file } contient { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, dont { $open } en cours. Rien n’a été changé.
restore-erased = { $count ->
    [0] Personne n’a été effacé depuis la sauvegarde.
    [one] { $count } personne a été effacée depuis la sauvegarde, et l’est maintenant aussi dedans.
   *[other] { $count } personnes ont été effacées depuis la sauvegarde, et le sont maintenant aussi dedans.
}
restore-erasures-unknown = Il n’y a pas de base à laquelle la comparer : on ne peut pas savoir qui a été effacé depuis la sauvegarde.
restore-kept = La base d’avant est { $file }.
check-done = Lu et rejoué : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $problems ->
    [0] tout va bien
    [one] { $problems } problème
   *[other] { $problems } problèmes
}.
check-impossible = Ses tables n’ont pas été rejouées : { $why }

## What a player is asked to do, in a list of tables

request-roll = lancer
request-roll-or-stop = lancer ou s’arrêter à { $total }
request-sit = prendre la place gardée pour toi, ou refuser

## My tables

tables-mine-title = { $count ->
    [0] Aucune table ne t’attend
    [one] { $count } table t’attend
   *[other] { $count } tables t’attendent
}
tables-mine-none = Tu n’es à aucune table pour l’instant.
tables-mine-others = **En attente des autres**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [ouvrir]({ $link })
tables-mine-conversation = une conversation
tables-mine-awaits = attend { $names }
tables-mine-lobby = pas encore commencée
tables-mine-since = sans chrono, dernier coup { $when }
tables-mine-page = Page { $page } sur { $pages }
button-my-tables = Mes tables
button-server-tables = Toutes les tables du serveur
option-tables-server-name = serveur
option-tables-server-description = Pour la modération : toutes les tables ouvertes de ce serveur

## Notices and reminders

notify-on-name = dans le salon, par une mention
notify-direct-name = par message privé
notify-both-name = dans le salon et par message privé
notify-off-name = pas du tout
remind-usual-name = aux deux tiers du temps, et une heure avant la fin
remind-3h-name = toutes les 3 heures
remind-6h-name = toutes les 6 heures
remind-12h-name = toutes les 12 heures
remind-24h-name = tous les jours
remind-never-name = jamais
button-unremind = Plus de rappel ce tour-ci
reminders-off = Plus de rappel pour ce tour-ci.
reminders-not-asked = Cette table ne t’attend pas : il n’y a rien à te rappeler.
board-released = { $user }, l’ordinateur continue à { $count ->
    [one] ta place
   *[other] vos places
}. « { button-back } » la rend.
direct-turn = { $game } dans { $place } : à toi de jouer.
direct-invited = { $game } dans { $place } : une place est gardée pour toi.
direct-waiting = { $game } dans { $place } : c’est aux autres de jouer.
direct-released = { $game } dans { $place } : tu as manqué deux tours, l’ordinateur joue donc à ta place. « { button-back } » te la rend.
direct-over = { $game } dans { $place } : la partie est finie.
direct-closed = { $user }, à toi de jouer. Discord ne me laisse pas t’envoyer de messages privés, alors je te le dis ici à partir de maintenant. Autorise-les et choisis « { notify-direct-name } » dans </{ command-preferences-name }:0> pour réessayer.
