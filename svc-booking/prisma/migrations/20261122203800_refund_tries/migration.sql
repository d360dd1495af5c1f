-- A refund that cannot be made yet waits longer after each try, and gets another key at the provider after a refusal.
ALTER TABLE "refunds" ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "refunds" ADD COLUMN "key_number" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "refunds" ADD COLUMN "next_try_at" TIMESTAMPTZ(3);
CREATE INDEX "refunds_payment_intent_id_idx" ON "refunds"("payment_intent_id");
