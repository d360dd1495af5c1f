-- AlterTable
ALTER TABLE "email_sends" ADD COLUMN     "settled_at" TIMESTAMPTZ(3),
ADD COLUMN     "template_name" TEXT;

-- A deleted template takes no name from the emails that it made.
UPDATE "email_sends" s SET "template_name" = t."name" FROM "email_templates" t WHERE t."id" = s."template_id";

-- When an email failed or was taken back, whoever did it; one that was sent has its own time.
CREATE FUNCTION "note_settled_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.settled_at := CASE WHEN NEW.status IN ('failed', 'cancelled', 'skipped') THEN now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER "email_sends_settled" BEFORE UPDATE OF "status" ON "email_sends"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "note_settled_email"();

-- And the name that a template has by the time that its email is planned, moved or sent.
CREATE FUNCTION "keep_template_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.template_name := COALESCE((SELECT name FROM email_templates WHERE id = NEW.template_id), NEW.template_name);
  RETURN NEW;
END $$;

CREATE TRIGGER "email_sends_template_name" BEFORE INSERT OR UPDATE OF "template_id", "status" ON "email_sends"
  FOR EACH ROW WHEN (NEW.template_id IS NOT NULL) EXECUTE FUNCTION "keep_template_name"();
