-- What the provider last said of a payment that a cardholder disputes.
CREATE TABLE "disputes" (
    "id" TEXT NOT NULL,
    "payment_intent_id" TEXT NOT NULL,
    "booking_id" TEXT,
    "booking_reference" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "respond_by" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "disputes_status_idx" ON "disputes"("status");
CREATE INDEX "disputes_booking_id_idx" ON "disputes"("booking_id");
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
