-- A feed that takes longer than a paying guest waits is left to the schedule.
ALTER TABLE "external_calendar_feeds" ADD COLUMN "is_slow" BOOLEAN NOT NULL DEFAULT false;
