-- CreateTable
CREATE TABLE "blocked_nights" (
    "block_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "is_blocked" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocked_nights_pkey" PRIMARY KEY ("block_id")
);

-- CreateIndex
CREATE INDEX "blocked_nights_is_blocked_date_idx" ON "blocked_nights"("is_blocked", "date");
