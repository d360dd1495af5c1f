-- Conflicts that the owner is told of: the first at once, those that follow soon after in one email.
CREATE TABLE "conflict_notices" (
    "conflict_id" TEXT NOT NULL,
    "conflict_date" DATE NOT NULL,
    "sides" JSONB NOT NULL,
    "noticed_at" TIMESTAMPTZ(3) NOT NULL,
    "emailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "conflict_notices_pkey" PRIMARY KEY ("conflict_id")
);

-- What waits, and the last email.
CREATE INDEX "conflict_notices_emailed_at_idx" ON "conflict_notices"("emailed_at");
