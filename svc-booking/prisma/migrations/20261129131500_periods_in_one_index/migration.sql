-- With the check-out date in the index, stays that are over are passed without reading their rows.
-- CreateIndex
CREATE INDEX "bookings_check_in_date_check_out_date_id_idx" ON "bookings"("check_in_date", "check_out_date", "id");

-- DropIndex
DROP INDEX "bookings_check_in_date_id_idx";
