-- What guests are searched by, sorted by and tagged with stands on their rows, so that no page works it out again and
-- the planner knows how frequent a name is. pg_trgm is a trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

DROP INDEX "guests_by_name";
DROP INDEX "guests_search";
DROP INDEX "guests_by_tags";
DROP FUNCTION guest_search_text(text, text, text, text, text, text);
DROP FUNCTION guest_list_name(text, text, text, text);
DROP FUNCTION text_pieces(text, int, int);

ALTER TABLE "guests"
  -- Names, address and telephone number, with its digits alone after it: one line each, so that what is searched for,
  -- itself a line, is never found across two of them, and a blank before each word.
  ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (lower(
    ' ' || trim(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) || chr(10) || ' ' || coalesce("guest_name", '')
    || chr(10) || ' ' || coalesce("partner_name", '') || chr(10) || ' ' || "email" || chr(10) || ' ' || coalesce("phone", '')
    || chr(10) || ' ' || regexp_replace(coalesce("phone", ''), '\D', '', 'g'))) STORED,
  ADD COLUMN "list_name" TEXT NOT NULL GENERATED ALWAYS AS (lower(coalesce(
    nullif(trim(coalesce("first_name", '') || ' ' || coalesce("last_name", '')), ''), nullif("guest_name", ''), "email"))) STORED,
  ADD COLUMN "tags_text" TEXT NOT NULL GENERATED ALWAYS AS (' ' || lower(coalesce("tags", ''))) STORED;

CREATE INDEX "guests_by_name" ON "guests" ("list_name", "id");
-- Guests are written rarely and searched often: no lists of pending entries to read through first.
CREATE INDEX "guests_search" ON "guests" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "guests_by_tags" ON "guests" USING gin ("tags_text" gin_trgm_ops) WITH (fastupdate = off);
ANALYZE "guests";
