-- Who changed seasons, overrides, holidays, rules, and discounts, with what was before, so that it can be taken back. What was
-- changed before this version has no entry.
CREATE TABLE "rate_changes" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL CHECK ("action" IN ('added', 'changed', 'deleted', 'copied', 'imported', 'undone')),
    "periods" JSONB NOT NULL,
    "rules" JSONB,
    "discounts" JSONB,
    "undone_at" TIMESTAMPTZ(3),
    "undoes" TEXT
);

CREATE INDEX "rate_changes_at_id_idx" ON "rate_changes"("at", "id");
