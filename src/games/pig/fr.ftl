### Pig, in French.

pig-name = Cochon
pig-short = Cochon
pig-rights = jeu traditionnel
pig-blurb = Un dé. Lance tant que tu oses, encaisse avant que le 1 tombe. Le but : 100. De 2 à 7.
pig-card-aim-title = Le but
pig-card-aim = De 2 à 7 personnes, un dé. Qui encaisse en premier **100 points** ou plus gagne aussitôt.
pig-card-aim-example = Anna a obtenu 4 et 6 : ce tour lui a rapporté 10 points, et elle peut relancer ou encaisser.
pig-card-turn-title = Ton tour
pig-card-turn =
    - Lance le dé. De **2 à 6**, il s’ajoute à ce que ce tour a déjà rapporté.
    - Puis relance, ou encaisse.
    - **Encaisse**, et les points du tour sont à toi pour de bon. Au tour de la personne suivante.
    - Un **1**, et le lancer est nul : tout ce que le tour a rapporté est perdu. Ce que tu avais encaissé avant reste à toi.

    Un tour commence par un lancer : on ne peut pas encaisser avant. Le hasard décide qui commence.
pig-card-turn-example = Anna avait obtenu 5 et 6. Puis un 1 est tombé : les 11 points sont perdus, et c’est à Ben.
pig-card-hold-title = Quand encaisser ?
pig-card-hold = Encaisser à 20, c’est ce qui rapporte en moyenne le plus de points par tour : à partir de là, un 1 coûte plus que le prochain lancer ne rapporte. Mais les points ne font pas tout. Loin derrière, il faut oser davantage, et près du but il vaut souvent mieux relancer que de laisser un tour de plus aux autres.
pig-card-hold-example = Anna a 20 points pendant ce tour. Un lancer de plus ne rapporterait rien en moyenne : une fois sur six, les 20 sont perdus.
pig-card-end-title = La fin
pig-card-end = La partie s’arrête dès que quelqu’un a encaissé 100 points ou plus. Les autres suivent, d’après leurs points encaissés ; à points égaux, on partage la place.
pig-card-end-example = Anna a encaissé 100 points et gagne aussitôt.
pig-card-rulings-title = Précisions
pig-card-rulings =
    Cochon n’a pas de règle imprimée. Ici, on le joue ainsi :
    - Un dé, et le but est 100.
    - On ne peut pas encaisser avant d’avoir lancé.
    - Les 100 points doivent être encaissés : jusque-là, un 1 peut encore les faire perdre.
    - Quand quelqu’un a gagné, personne n’a de dernier tour.
    - Le hasard décide qui commence. À points égaux, on partage la place.

account-pig-rolled = { $name } obtient { $die } : { $pot } pendant ce tour.
account-pig-lost = { $pot ->
    [0] { $name } obtient un 1 : lancer nul.
    [one] { $name } obtient un 1 : lancer nul. { $pot } point perdu.
   *[other] { $name } obtient un 1 : lancer nul. { $pot } points perdus.
}
account-pig-held = { $name } encaisse { $pot }, ce qui fait { $score }.

illegal-pig-roll-first = Tu n’as pas encore lancé, il n’y a donc rien à encaisser.

label-pig-roll = lancer
label-pig-hold = encaisser { $pot } → { $score }
label-pig-win = encaisser { $pot } et gagner avec { $score }

board-pig-pot = Pendant ce tour : **{ $pot }**
board-pig-die = Dernier lancer : **{ $die }**
board-pig-goal = Le but : { $goal }.
board-pig-left = { $left ->
    [0] c’est gagné !
   *[other] encore { $left }
}
board-pig-player = **{ $points }** · { $left }

alt-pig-pot = Ce tour a rapporté { $pot } pour l’instant.
alt-pig-die = Le dernier lancer était un { $die }.
alt-pig-player = { $name } a { $points }.

picture-pig-turn = Ce tour
picture-pig-die = Dernier dé
picture-pig-goal = But

## Why a hint advises a move: parts of a sentence

why-pig-win = ça gagne la partie tout de suite
why-pig-risk = un lancer sur six est un 1 ({ $chance }) et ferait perdre les { $pot } points du tour
why-pig-loses = un lancer de plus coûte des points en moyenne ({ $loss })
why-pig-gains = un lancer de plus rapporte des points en moyenne ({ $gain })
why-pig-behind = il te manque encore { $own }, contre seulement { $other } aux autres
why-pig-close = avec { $own } de plus, la partie est gagnée

## What the coach says in the lesson; -else: if something else was done

pig-lesson-roll = Lance le dé. De 2 à 6, il s’ajoute à ce tour.
pig-lesson-pot = Ce tour a rapporté 5 pour l’instant. Ces points ne sont à toi que si tu les encaisses : relance.
pig-lesson-pot-else = Tu as encaissé 5 points. Sous 20, il y a plus à gagner qu’à perdre à relancer.
pig-lesson-risk = Un 1 ferait perdre tout ça, et il tombe une fois sur six. Avec 11 points, le risque en vaut la peine.
pig-lesson-risk-else = Tu as encaissé 11 points. Sous 20, il y a plus à gagner qu’à perdre à relancer.
pig-lesson-on = Sous 20, il y a plus à gagner qu’à perdre à relancer.
pig-lesson-on-else = Tu as encaissé tôt. Sous 20, il y a plus à gagner qu’à perdre à relancer.
pig-lesson-hold = À partir de 20, un 1 coûte plus qu’un lancer ne rapporte. Encaisse tes 21 points.
pig-lesson-hold-else = Tu as relancé à 21. À partir de 20, un 1 coûte plus qu’un lancer ne rapporte.
pig-lesson-bust = L’ordinateur a obtenu un 1 : son tour n’a rien rapporté. À toi.
pig-lesson-dare = 18, c’est encore sous 20 : ose encore une fois.
pig-lesson-dare-else = Tu as encaissé 18. C’est presque aussi bon : à 20, le risque devient trop grand.
pig-lesson-kept = Un 1 ne prend que les points de son tour : ce que tu as encaissé reste à toi. Recommence.
pig-lesson-goal = 20 points : encaisse. Il faut encaisser 100 avant les autres pour gagner.
pig-lesson-goal-else = Tu as relancé à 20. À partir de là, un 1 coûte plus qu’un lancer ne rapporte.
odds-die = Un { $number } avec un dé
