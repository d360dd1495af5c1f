-- Since when each try of a feed failed, and what the owner was last told of it.
ALTER TABLE "external_calendar_feeds"
    ADD COLUMN "failing_since" TIMESTAMPTZ(3),
    ADD COLUMN "health_revision" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "told_failing_at" TIMESTAMPTZ(3),
    ADD COLUMN "told_working_at" TIMESTAMPTZ(3);

-- Feeds that fail already: the last time that one worked is as near as is known.
UPDATE "external_calendar_feeds" SET "failing_since" = coalesce("last_success_at", "created_at") WHERE "failures" > 0;
