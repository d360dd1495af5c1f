-- Invoices, receipts and credit notes. They are only added, and outlive their booking: the columns that name it are no
-- foreign keys, because nothing of a document may change when a booking is deleted.
CREATE TABLE "document_counters" (
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_counters_pkey" PRIMARY KEY ("kind", "year")
);

CREATE TABLE "documents" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "booking_id" TEXT NOT NULL,
    "entry_id" TEXT,
    "corrects_id" TEXT,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_by" TEXT,
    "snapshot" JSONB NOT NULL,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "documents_kind_check" CHECK ("kind" IN ('invoice', 'receipt', 'credit_note')),
    CONSTRAINT "documents_number_check" CHECK ("number" > 0),
    CONSTRAINT "documents_entry_check" CHECK (("kind" = 'receipt') = ("entry_id" IS NOT NULL)),
    CONSTRAINT "documents_corrects_check" CHECK (("kind" = 'credit_note') = ("corrects_id" IS NOT NULL))
);
CREATE UNIQUE INDEX "documents_kind_year_number_key" ON "documents"("kind", "year", "number");
-- A payment has one receipt, and an invoice is corrected once.
CREATE UNIQUE INDEX "documents_entry_id_key" ON "documents"("entry_id");
CREATE UNIQUE INDEX "documents_corrects_id_key" ON "documents"("corrects_id");
CREATE INDEX "documents_booking_id_issued_at_idx" ON "documents"("booking_id", "issued_at");
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_id_fkey"
  FOREIGN KEY ("corrects_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

CREATE FUNCTION "guard_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'document % is final; issue a credit note that corrects it', OLD.id;
END $$;
CREATE TRIGGER "documents_guard" BEFORE UPDATE OR DELETE ON "documents"
  FOR EACH ROW EXECUTE FUNCTION "guard_documents"();

-- A counter moves by one, and never goes away: with a number that was taken back, two documents could have the same one.
CREATE FUNCTION "guard_document_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.last <> OLD.last + 1 OR (NEW.kind, NEW.year) <> (OLD.kind, OLD.year) THEN
    RAISE EXCEPTION 'the numbers of documents only count up';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "document_counters_guard" BEFORE UPDATE OR DELETE ON "document_counters"
  FOR EACH ROW EXECUTE FUNCTION "guard_document_counters"();
