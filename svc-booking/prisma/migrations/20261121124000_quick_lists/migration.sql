-- What staff look for in the list of bookings, however long it gets. pg_trgm is a trusted extension: the owner of the
-- database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "booking_tallies" (
    "id" BIGSERIAL NOT NULL,
    "status" TEXT NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "arrival_month" DATE NOT NULL,
    "bookings" INTEGER NOT NULL,
    "revenue" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "booking_tallies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bookings_status_created_at_id_idx" ON "bookings"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "refunds_booking_id_idx" ON "refunds"("booking_id");

-- The default view, newest first.
CREATE INDEX "bookings_listed" ON "bookings"("created_at" DESC, "id")
  WHERE "confirmed_at" IS NOT NULL OR "status" = 'pending_payment' OR "hold_id" IS NULL;
CREATE INDEX "bookings_stay" ON "bookings" USING gist (daterange("check_in_date", "check_out_date"));
CREATE INDEX "bookings_search" ON "bookings" USING gin (
  (' ' || "guest_name" || ' ' || "email" || ' ' || "booking_reference" || ' ' || COALESCE("phone", '')) gin_trgm_ops)
  -- Bookings are written rarely and searched often: no list of pending entries to read through first.
  WITH (fastupdate = off);
CREATE INDEX "unavailable_dates_blocked" ON "unavailable_dates"("date") WHERE "booking_id" IS NULL;

-- Counts and revenue by status and month of arrival, as what each statement added or took away: writers never wait for
-- one another, a reader sums a few rows, and a job folds them. Done by the database, so that no code can forget it.
CREATE FUNCTION "tally_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, count(*), sum(total_price)
    FROM added GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, -count(*), -sum(total_price)
    FROM taken GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, sum(sign), sum(sign * total_price)
    FROM (SELECT added.*, 1 AS sign FROM added UNION ALL SELECT taken.*, -1 FROM taken) AS changed
    GROUP BY 1, 2, 3 HAVING sum(sign) <> 0 OR sum(sign * total_price) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "bookings_tally_insert" AFTER INSERT ON "bookings"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_bookings"();
CREATE TRIGGER "bookings_tally_update" AFTER UPDATE ON "bookings"
  REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_bookings"();
CREATE TRIGGER "bookings_tally_delete" AFTER DELETE ON "bookings"
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION "tally_bookings"();

INSERT INTO "booking_tallies" ("status", "listed", "arrival_month", "bookings", "revenue")
SELECT "status", "confirmed_at" IS NOT NULL OR "status" = 'pending_payment' OR "hold_id" IS NULL,
       date_trunc('month', "check_in_date")::date, count(*), sum("total_price")
FROM "bookings" GROUP BY 1, 2, 3;
