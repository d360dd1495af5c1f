-- CreateTable
CREATE TABLE "rate_limits" (
    "purpose" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("purpose","subject")
);

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");
