-- The table gets a plain name. The previous version, which still serves while this runs, reads and writes it through a
-- view with the old names; a later release drops the view.
ALTER TABLE "booking_tallies" RENAME TO "booking_counts";
ALTER TABLE "booking_counts" RENAME COLUMN "arrival_month" TO "check_in_month";
ALTER TABLE "booking_counts" RENAME CONSTRAINT "booking_tallies_pkey" TO "booking_counts_pkey";
ALTER SEQUENCE "booking_tallies_id_seq" RENAME TO "booking_counts_id_seq";

CREATE VIEW "booking_tallies" AS
SELECT "id", "status", "listed", "check_in_month" AS "arrival_month", "bookings", "revenue" FROM "booking_counts";

ALTER FUNCTION "tally_bookings" RENAME TO "count_bookings";
ALTER TRIGGER "bookings_tally_insert" ON "bookings" RENAME TO "bookings_count_insert";
ALTER TRIGGER "bookings_tally_update" ON "bookings" RENAME TO "bookings_count_update";
ALTER TRIGGER "bookings_tally_delete" ON "bookings" RENAME TO "bookings_count_delete";

CREATE OR REPLACE FUNCTION "count_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_counts (status, listed, check_in_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, count(*),
           sum(booking_revenue(payment_method, total_price, paid_total))
    FROM added GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO booking_counts (status, listed, check_in_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, -count(*),
           -sum(booking_revenue(payment_method, total_price, paid_total))
    FROM taken GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO booking_counts (status, listed, check_in_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, sum(sign),
           sum(sign * booking_revenue(payment_method, total_price, paid_total))
    FROM (SELECT added.*, 1 AS sign FROM added UNION ALL SELECT taken.*, -1 FROM taken) AS changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0 OR sum(sign * booking_revenue(payment_method, total_price, paid_total)) <> 0;
  END IF;
  RETURN NULL;
END $$;
