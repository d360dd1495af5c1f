-- The times of the last reports about a feed, under plain names. The previous version still writes the old columns
-- during an update, so a trigger keeps both in step; a later release drops the old columns and the trigger.
ALTER TABLE "external_calendar_feeds"
    ADD COLUMN "failure_reported_at" TIMESTAMPTZ(3),
    ADD COLUMN "recovery_reported_at" TIMESTAMPTZ(3),
    ADD COLUMN "oversized_reported_at" TIMESTAMPTZ(3);

CREATE FUNCTION "keep_feed_reports_in_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.told_failing_at IS DISTINCT FROM OLD.told_failing_at THEN
    NEW.failure_reported_at := NEW.told_failing_at;
  ELSE
    NEW.told_failing_at := NEW.failure_reported_at;
  END IF;
  IF NEW.told_working_at IS DISTINCT FROM OLD.told_working_at THEN
    NEW.recovery_reported_at := NEW.told_working_at;
  ELSE
    NEW.told_working_at := NEW.recovery_reported_at;
  END IF;
  IF NEW.told_oversized_at IS DISTINCT FROM OLD.told_oversized_at THEN
    NEW.oversized_reported_at := NEW.told_oversized_at;
  ELSE
    NEW.told_oversized_at := NEW.oversized_reported_at;
  END IF;
  RETURN NEW;
END $$;

-- A feed is added without reports, so only updates have to be kept in step.
UPDATE "external_calendar_feeds" SET
    "failure_reported_at" = "told_failing_at",
    "recovery_reported_at" = "told_working_at",
    "oversized_reported_at" = "told_oversized_at";

CREATE TRIGGER "external_calendar_feeds_reports" BEFORE UPDATE ON "external_calendar_feeds"
  FOR EACH ROW EXECUTE FUNCTION "keep_feed_reports_in_step"();
