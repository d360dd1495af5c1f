-- Limits on unpaid nights, and reservations that are made once the link in their email was opened.
ALTER TABLE "bookings" ADD COLUMN "held_network" TEXT,
ADD COLUMN "email_confirmed_at" TIMESTAMPTZ(3);

-- Live holds and reservations of the version before keep the network they were counted by.
UPDATE "bookings" SET "held_network" = "held_from" WHERE "status" IN ('pending', 'pending_payment');

CREATE INDEX "bookings_unpaid" ON "bookings"("held_network") WHERE "status" IN ('pending', 'pending_payment');

CREATE TABLE "reservation_requests" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "network" TEXT,
    "request" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "booking_id" TEXT,

    CONSTRAINT "reservation_requests_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reservation_requests_token_hash_key" ON "reservation_requests"("token_hash");
CREATE INDEX "reservation_requests_expires_at_idx" ON "reservation_requests"("expires_at");

CREATE TABLE "unpaid_cap_alerts" (
    "scope" TEXT NOT NULL,
    "network" TEXT,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unpaid_cap_alerts_pkey" PRIMARY KEY ("scope")
);
