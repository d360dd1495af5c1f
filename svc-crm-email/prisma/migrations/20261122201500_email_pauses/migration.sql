-- CreateTable
CREATE TABLE "email_pauses" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "fault" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3) NOT NULL,
    "probes" INTEGER NOT NULL DEFAULT 0,
    "next_probe_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_pauses_pkey" PRIMARY KEY ("id")
);

-- Emails are paused once for all replicas.
ALTER TABLE "email_pauses" ADD CONSTRAINT "email_pauses_one_row" CHECK ("id" = 1);
