-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "guest_id" TEXT;

-- AlterTable
ALTER TABLE "guest_bookings" ADD COLUMN     "forgotten" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "first_stay_date" DATE,
ADD COLUMN     "last_stay_date" DATE,
ADD COLUMN     "lifetime_value" DECIMAL(12,2) NOT NULL DEFAULT 0,
ADD COLUMN     "recent_entry_code" TEXT,
ADD COLUMN     "total_stays" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "code_mailed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "guest_aliases" (
    "email" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,

    CONSTRAINT "guest_aliases_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "erased_addresses" (
    "address_hash" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_addresses_pkey" PRIMARY KEY ("address_hash")
);

-- CreateIndex
CREATE INDEX "guest_aliases_guest_id_idx" ON "guest_aliases"("guest_id");

-- CreateIndex
CREATE INDEX "contact_messages_guest_id_created_at_idx" ON "contact_messages"("guest_id", "created_at");

-- CreateIndex
CREATE INDEX "guests_total_stays_id_idx" ON "guests"("total_stays", "id");

-- CreateIndex
CREATE INDEX "guests_lifetime_value_id_idx" ON "guests"("lifetime_value", "id");

-- CreateIndex
CREATE INDEX "guests_last_contact_date_id_idx" ON "guests"("last_contact_date", "id");

-- CreateIndex
CREATE INDEX "guests_sequence_step_idx" ON "guests"("sequence_step");

-- AddForeignKey
ALTER TABLE "guest_aliases" ADD CONSTRAINT "guest_aliases_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What guests are searched by: names, address and telephone number, with its digits alone after it. One line each, so
-- that what is searched for, itself a line, is never found across two of them. Bodies name built-in functions alone:
-- indexes are built with a search path of these.
CREATE FUNCTION guest_search_text(first_name text, last_name text, guest_name text, partner_name text, email text, phone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
    || chr(10) || coalesce(guest_name, '') || chr(10) || coalesce(partner_name, '') || chr(10) || email
    || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '\D', '', 'g'))
$$;

-- What guests are sorted by where they are sorted by name.
CREATE FUNCTION guest_list_name(first_name text, last_name text, guest_name text, email text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''),
    nullif(guest_name, ''), email))
$$;

-- The pieces of a text that are `shortest` to `longest` characters long: whoever contains a text contains its pieces.
-- With them an ordinary GIN index finds what stands in the middle of a word, without an extension.
CREATE FUNCTION text_pieces(whole text, shortest int, longest int)
RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(whole, place, size)), '{}')
  FROM generate_series(shortest, longest) AS size, generate_series(1, length(whole) - size + 1) AS place
$$;

CREATE INDEX "guests_by_name" ON "guests" (guest_list_name("first_name", "last_name", "guest_name", "email"), "id");
-- Newest first, and those who never were in contact last.
CREATE INDEX "guests_by_newest_contact" ON "guests" (coalesce("last_contact_date", '-infinity'::timestamptz), "id");
CREATE INDEX "guests_search" ON "guests" USING gin (text_pieces(
  guest_search_text("first_name", "last_name", "guest_name", "partner_name", "email", "phone"), 2, 3))
  WITH (fastupdate = off);

-- What is known already.
UPDATE "guests" SET "total_stays" = stays."count", "lifetime_value" = stays."value",
  "first_stay_date" = stays."first", "last_stay_date" = stays."last", "recent_entry_code" = stays."code"
FROM (
  SELECT "guest_id", count(*)::int AS "count", sum("total_price") AS "value",
    min("check_in_date") AS "first", max("check_in_date") AS "last",
    (array_agg("entry_code" ORDER BY "check_in_date" DESC) FILTER (WHERE "entry_code" IS NOT NULL))[1] AS "code"
  FROM "guest_bookings" WHERE "status" IN ('confirmed', 'completed') AND "guest_id" IS NOT NULL GROUP BY "guest_id"
) stays WHERE stays."guest_id" = "guests"."id";
UPDATE "contact_messages" SET "guest_id" = "guests"."id" FROM "guests" WHERE "guests"."email" = lower(trim("contact_messages"."email"));
