-- Links by which guests pay what a booking owes. Only the hash of a link's token is stored.
CREATE TABLE "payment_links" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_links_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payment_links_token_hash_key" ON "payment_links"("token_hash");
CREATE INDEX "payment_links_booking_id_created_at_idx" ON "payment_links"("booking_id", "created_at");
-- A new link withdraws the older one.
CREATE UNIQUE INDEX "payment_links_one_open" ON "payment_links"("booking_id") WHERE "withdrawn_at" IS NULL;
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Card payments of balances. An unpaid reservation is paid by the payment intent of its booking instead.
CREATE TABLE "link_payments" (
    "id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "payment_intent_id" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "card_fee_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_payments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "link_payments_status_check" CHECK ("status" IN ('open', 'succeeded', 'cancelled')),
    CONSTRAINT "link_payments_amount_check" CHECK ("amount_cents" > 0 AND "card_fee_cents" >= 0)
);
CREATE UNIQUE INDEX "link_payments_payment_intent_id_key" ON "link_payments"("payment_intent_id");
CREATE INDEX "link_payments_booking_id_idx" ON "link_payments"("booking_id");
-- Never two payments of a booking that could both be charged.
CREATE UNIQUE INDEX "link_payments_one_open" ON "link_payments"("booking_id") WHERE "status" = 'open';
ALTER TABLE "link_payments" ADD CONSTRAINT "link_payments_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
