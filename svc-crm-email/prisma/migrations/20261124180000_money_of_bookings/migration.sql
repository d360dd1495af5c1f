-- The newest known sums of each booking's ledger. They arrive in events of bookings and of money, in any order, so they have a
-- table and a revision of their own. A job fetches the sums of bookings that were known before.
CREATE TABLE "booking_money" (
    "booking_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "total" DECIMAL(12,2) NOT NULL,
    "paid" DECIMAL(12,2) NOT NULL,
    "returned" DECIMAL(12,2) NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "booking_money_pkey" PRIMARY KEY ("booking_id")
);
