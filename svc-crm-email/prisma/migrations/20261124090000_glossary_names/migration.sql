-- Tables and columns get their terms of the glossary. The previous version serves during an update: what it reads and
-- writes under the old names is kept here, and a later release drops it.

-- Enrollments. The view is updatable, so the previous version goes on enrolling guests through it.
ALTER TABLE "sequence_enrolments" RENAME TO "sequence_enrollments";
ALTER TABLE "sequence_enrollments" RENAME CONSTRAINT "sequence_enrolments_pkey" TO "sequence_enrollments_pkey";
ALTER TABLE "sequence_enrollments"
    RENAME CONSTRAINT "sequence_enrolments_sequence_id_fkey" TO "sequence_enrollments_sequence_id_fkey";
ALTER TABLE "sequence_enrollments"
    RENAME CONSTRAINT "sequence_enrolments_guest_id_fkey" TO "sequence_enrollments_guest_id_fkey";
ALTER INDEX "sequence_enrolments_guest_id_idx" RENAME TO "sequence_enrollments_guest_id_idx";
ALTER INDEX "sequence_enrolments_sequence_id_guest_id_key" RENAME TO "sequence_enrollments_sequence_id_guest_id_key";

CREATE VIEW "sequence_enrolments" AS
  SELECT "id", "sequence_id", "guest_id", "enrolled_at" FROM "sequence_enrollments";

-- When the email with a newsletter code was last queued.
ALTER TABLE "newsletter_subscribers" ADD COLUMN "code_emailed_at" TIMESTAMPTZ(3);
UPDATE "newsletter_subscribers" SET "code_emailed_at" = "code_mailed_at" WHERE "code_mailed_at" IS NOT NULL;

-- A subscriber is added without it, so only updates have to be kept in step.
CREATE FUNCTION "keep_code_emails_in_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code_mailed_at IS DISTINCT FROM OLD.code_mailed_at THEN
    NEW.code_emailed_at := NEW.code_mailed_at;
  ELSE
    NEW.code_mailed_at := NEW.code_emailed_at;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "newsletter_subscribers_code_emails" BEFORE UPDATE ON "newsletter_subscribers"
  FOR EACH ROW EXECUTE FUNCTION "keep_code_emails_in_step"();

-- Replaced by "rate_limits" in an earlier release, and neither read nor written since.
DROP TABLE "contact_allowances";
