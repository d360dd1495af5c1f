-- Telephone numbers are looked for by their digits, however they were written.
CREATE INDEX "bookings_phone_digits" ON "bookings" USING gin (
  (regexp_replace(COALESCE("phone", ''), '\D', '', 'g')) gin_trgm_ops)
  WITH (fastupdate = off);
