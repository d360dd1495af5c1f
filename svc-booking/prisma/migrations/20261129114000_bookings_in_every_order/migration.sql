-- CreateIndex
CREATE INDEX "bookings_check_in_date_id_idx" ON "bookings"("check_in_date", "id");

-- CreateIndex
CREATE INDEX "bookings_total_price_id_idx" ON "bookings"("total_price", "id");

-- Names sort without regard to case.
CREATE INDEX "bookings_by_guest_name" ON "bookings" (lower("guest_name"), "id");
