-- Each final entry of a booking is published once, with the whole money of the booking. What was final before is known from
-- the snapshot of bookings. A job publishes what the previous version, which still serves while this runs, enters.
ALTER TABLE "ledger_entries" ADD COLUMN "is_published" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "ledger_entries" ALTER COLUMN "is_published" SET DEFAULT false;
UPDATE "ledger_entries" SET "is_published" = false WHERE "status" = 'pending' OR "is_unclaimed";
CREATE INDEX "ledger_entries_unpublished_idx" ON "ledger_entries"("booking_id")
  WHERE NOT "is_published" AND "status" = 'succeeded' AND "booking_id" IS NOT NULL;

-- Grows with every change of a booking's total, payments, and refunds, so that readers of events keep the newest sums.
ALTER TABLE "bookings" ADD COLUMN "money_revision" INTEGER NOT NULL DEFAULT 0;
CREATE FUNCTION "count_money_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.money_revision := OLD.money_revision + 1;
  RETURN NEW;
END $$;
-- Its name comes after "bookings_keep_money", which sets the sums first.
CREATE TRIGGER "bookings_money_revision" BEFORE UPDATE ON "bookings" FOR EACH ROW
  WHEN ((NEW."total_price", NEW."paid_total", NEW."refunded_total")
        IS DISTINCT FROM (OLD."total_price", OLD."paid_total", OLD."refunded_total"))
  EXECUTE FUNCTION "count_money_revision"();
