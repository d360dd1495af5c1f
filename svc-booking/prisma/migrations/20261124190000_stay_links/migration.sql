-- The guest's own page. Its link is derived from the booking's id and link version; only the hash of its token is stored.
-- The hash is computed in the service, because the database does not know the secret. The previous version writes none.
ALTER TABLE "bookings"
  ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "stay_link_hash" TEXT,
  ADD COLUMN "ended_by_guest" BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX "bookings_stay_link_hash_key" ON "bookings"("stay_link_hash");
-- The bookings that have no hash yet: usually none.
CREATE INDEX "bookings_without_stay_link" ON "bookings"("created_at" DESC) WHERE "stay_link_hash" IS NULL;

-- A new email address ends the links that went to the former one, in each version of the service.
CREATE FUNCTION end_stay_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := OLD.link_version + 1;
  NEW.stay_link_hash := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_end_stay_link BEFORE UPDATE OF email ON "bookings"
  FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION end_stay_link();

-- Requests for the link of a stay. They are answered later, so that the answer to a request takes as long for any reference.
CREATE TABLE "stay_link_requests" (
    "id" TEXT NOT NULL,
    "booking_reference" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stay_link_requests_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "stay_link_requests_created_at_idx" ON "stay_link_requests"("created_at");

-- A payment that was started on the guest's page does not end with a payment link.
ALTER TABLE "link_payments" ADD COLUMN "from_stay" BOOLEAN NOT NULL DEFAULT false;
