-- Revenue counts no money that never came: of a guest's own booking what was paid of its total, of a stay that staff entered
-- without recording a payment its total. The same rule as `amountDue` in src/domain/booking/amount-due.ts.
CREATE FUNCTION "booking_revenue"("method" TEXT, "total" NUMERIC, "paid" NUMERIC) RETURNS NUMERIC LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN method IN ('card', 'alternative') OR paid > 0 THEN LEAST(total, paid) ELSE total END
$$;

-- Nobody writes a booking between the new rule and the correction of what was counted by the old one.
LOCK TABLE "bookings" IN SHARE ROW EXCLUSIVE MODE;

CREATE OR REPLACE FUNCTION "tally_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, count(*),
           sum(booking_revenue(payment_method, total_price, paid_total))
    FROM added GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, -count(*),
           -sum(booking_revenue(payment_method, total_price, paid_total))
    FROM taken GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO booking_tallies (status, listed, arrival_month, bookings, revenue)
    SELECT status, confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL,
           date_trunc('month', check_in_date)::date, sum(sign),
           sum(sign * booking_revenue(payment_method, total_price, paid_total))
    FROM (SELECT added.*, 1 AS sign FROM added UNION ALL SELECT taken.*, -1 FROM taken) AS changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0 OR sum(sign * booking_revenue(payment_method, total_price, paid_total)) <> 0;
  END IF;
  RETURN NULL;
END $$;

INSERT INTO "booking_tallies" ("status", "listed", "arrival_month", "bookings", "revenue")
SELECT "status", "confirmed_at" IS NOT NULL OR "status" = 'pending_payment' OR "hold_id" IS NULL,
       date_trunc('month', "check_in_date")::date, 0,
       sum(booking_revenue("payment_method", "total_price", "paid_total") - "total_price")
FROM "bookings" GROUP BY 1, 2, 3
HAVING sum(booking_revenue("payment_method", "total_price", "paid_total") - "total_price") <> 0;
