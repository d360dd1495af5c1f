-- A feed with an event that claims more nights than anybody books is suspicious.
ALTER TABLE "external_calendar_feeds" ADD COLUMN "oversized_events" INTEGER NOT NULL DEFAULT 0;

-- Feeds that have not changed are read once in full, so that theirs are counted too.
UPDATE "external_calendar_feeds" SET "etag" = NULL, "last_modified" = NULL;
