-- The house as staff edit it, at most one, possibly with faults. Its revision counts saves, also over drafts that are gone.
CREATE TABLE "house_draft" (
    "id" BOOLEAN NOT NULL DEFAULT true CHECK ("id"),
    "revision" INTEGER NOT NULL,
    "content" JSONB,
    "based_on" INTEGER,
    "saved_by" TEXT,
    "saved_at" TIMESTAMPTZ(3),

    CONSTRAINT "house_draft_pkey" PRIMARY KEY ("id")
);

INSERT INTO "house_draft" ("revision") VALUES (0);
