-- Times in which a person, or nobody in a server, is to be asked: a clock of a slow game stands still in them. `hours` are
-- quiet hours with their time zone, '22:00-08:00 Europe/Berlin'; an empty text means all the time. A row is never changed but
-- for its end, so that what a player sets today counts from today on.
CREATE TABLE absences (
    scope      TEXT NOT NULL,
    from_at    BIGINT NOT NULL,
    hours      TEXT NOT NULL,
    until_at   BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (scope, from_at, hours)
);
CREATE INDEX absences_by_change ON absences (changed_at);
