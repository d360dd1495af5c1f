-- As guests are searched by names: see 'guests_at_a_glance'.
CREATE INDEX "guests_by_tags" ON "guests" USING gin (text_pieces(lower(coalesce("tags", '')), 2, 3))
  WITH (fastupdate = off);
