-- A scheduled campaign that is made a draft again keeps the time that was chosen for it.
ALTER TABLE "email_campaigns" ADD COLUMN "planned_at" TIMESTAMPTZ(3);
