-- That the tax in a booking's money may have changed. The service turns notices into shares and deletes them.
CREATE TABLE "tax_notices" (
    "id" BIGSERIAL NOT NULL,
    "booking_reference" TEXT NOT NULL,
    "tax_cents" BIGINT,
    "total_cents" BIGINT,
    "tax_ten_thousandths" INTEGER,
    "noticed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_notices_pkey" PRIMARY KEY ("id")
);

-- The tax in a ledger entry, or the cents by which an amendment changed the tax in what was paid before.
CREATE TABLE "tax_shares" (
    "number" BIGSERIAL NOT NULL,
    "booking_reference" TEXT NOT NULL,
    "entry_number" BIGINT,
    "kind" TEXT NOT NULL,
    "effective_on" DATE NOT NULL,
    "tax_ten_thousandths" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,

    CONSTRAINT "tax_shares_pkey" PRIMARY KEY ("number")
);
CREATE UNIQUE INDEX "tax_shares_entry_number_key" ON "tax_shares"("entry_number");
CREATE INDEX "tax_shares_booking_reference_idx" ON "tax_shares"("booking_reference");
CREATE INDEX "tax_shares_effective_on_number_idx" ON "tax_shares"("effective_on" DESC, "number" DESC);

-- The sums of the shares.
CREATE TABLE "tax_counts" (
    "month" DATE NOT NULL,
    "tax_ten_thousandths" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "shares" INTEGER NOT NULL,
    "tax_cents" BIGINT NOT NULL,

    CONSTRAINT "tax_counts_pkey" PRIMARY KEY ("month", "tax_ten_thousandths", "kind")
);

-- The accepted tax and total are noted at once, because the booking may be deleted before its notice is read.
CREATE FUNCTION "notice_tax"("reference" TEXT, "booking" TEXT) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tax_notices (booking_reference, tax_cents, total_cents, tax_ten_thousandths)
  SELECT reference, round(tax * 100), round(total_price * 100), COALESCE(round((quote->>'taxRate')::numeric * 10000), 0)
  FROM (VALUES (1)) AS one LEFT JOIN bookings ON bookings.id = booking
$$;

CREATE FUNCTION "notice_tax_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notice_tax(NEW.booking_reference, NEW.booking_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_entries_notice_tax" AFTER INSERT OR UPDATE OF "status", "booking_id", "effective_on" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW."status" = 'succeeded' AND NEW."effective_on" IS NOT NULL AND NOT NEW."is_unclaimed"
                     AND NEW."booking_reference" IS NOT NULL)
  EXECUTE FUNCTION "notice_tax_of_entry"();

CREATE FUNCTION "notice_tax_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notice_tax(NEW.booking_reference, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "bookings_notice_tax" AFTER UPDATE OF "tax", "total_price" ON "bookings"
  FOR EACH ROW WHEN (NEW."paid_total" > 0 AND (NEW."tax", NEW."total_price") IS DISTINCT FROM (OLD."tax", OLD."total_price"))
  EXECUTE FUNCTION "notice_tax_of_booking"();

-- What the ledger has so far. Entries that have no day yet are noticed when they get one.
SELECT count(notice_tax("booking_reference", "id")::text) FROM "bookings" WHERE "paid_total" > 0;
