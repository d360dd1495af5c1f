-- What a reading left out is counted on its feed; a stay that may be an unread event is kept.
ALTER TABLE "external_calendar_feeds"
  ADD COLUMN "events" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "unread_events" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "calendar_feed_log" ADD COLUMN "unread" INTEGER NOT NULL DEFAULT 0;

-- Feeds that have not changed are read once in full: more of their events are understood than before.
UPDATE "external_calendar_feeds" SET "etag" = NULL, "last_modified" = NULL;
