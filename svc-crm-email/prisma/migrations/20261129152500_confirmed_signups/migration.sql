-- If staff say so, new subscribers confirm their address before they are on the list.
CREATE TABLE "newsletter_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "asks_to_confirm" BOOLEAN NOT NULL,

    CONSTRAINT "newsletter_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "newsletter_settings_one_row" CHECK ("id" = 1)
);

CREATE TABLE "pending_signups" (
    "id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailed_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_signups_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "pending_signups_email_key" ON "pending_signups"("email");
CREATE INDEX "pending_signups_expires_at_idx" ON "pending_signups"("expires_at");
