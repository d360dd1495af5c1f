-- News that one guest can cause many times is collected after an email. `waits_for` is the digest, or the next email about its
-- sender, and `emailed_at` is when that email was recorded.
ALTER TABLE "owner_notices"
  ADD COLUMN "waits_for" TEXT NOT NULL DEFAULT 'digest',
  ADD COLUMN "emailed_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "owner_notices_waits_for_check" CHECK ("waits_for" IN ('digest', 'email'));
CREATE INDEX "owner_notices_sender_emailed_at_idx" ON "owner_notices"("sender", "emailed_at");
CREATE INDEX "owner_notices_emailed_at_idx" ON "owner_notices"("emailed_at");
