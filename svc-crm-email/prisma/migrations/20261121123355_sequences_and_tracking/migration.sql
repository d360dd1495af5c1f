-- AlterTable
ALTER TABLE "email_sends" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "handed_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_marketing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "waits_for_morning" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "sequences_paused_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "sequence_enrolments" (
    "id" TEXT NOT NULL,
    "sequence_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "enrolled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sequence_enrolments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_suppressions" (
    "id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_suppressions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_engagements" (
    "id" TEXT NOT NULL,
    "send_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "is_machine" BOOLEAN NOT NULL,
    "target" TEXT,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_engagements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sequence_enrolments_guest_id_idx" ON "sequence_enrolments"("guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "sequence_enrolments_sequence_id_guest_id_key" ON "sequence_enrolments"("sequence_id", "guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_suppressions_address_key" ON "email_suppressions"("address");

-- CreateIndex
CREATE INDEX "email_engagements_send_id_kind_idx" ON "email_engagements"("send_id", "kind");

-- CreateIndex
CREATE INDEX "email_sends_sequence_id_idx" ON "email_sends"("sequence_id");

-- CreateIndex
CREATE INDEX "email_sends_template_id_idx" ON "email_sends"("template_id");

-- CreateIndex
CREATE INDEX "email_sends_handed_at_idx" ON "email_sends"("handed_at");

-- AddForeignKey
ALTER TABLE "sequence_enrolments" ADD CONSTRAINT "sequence_enrolments_sequence_id_fkey" FOREIGN KEY ("sequence_id") REFERENCES "email_sequences"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sequence_enrolments" ADD CONSTRAINT "sequence_enrolments_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_engagements" ADD CONSTRAINT "email_engagements_send_id_fkey" FOREIGN KEY ("send_id") REFERENCES "email_sends"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mail of the house goes before marketing when both wait.
CREATE INDEX "email_sends_waiting" ON "email_sends"("is_marketing", "send_at") WHERE "status" = 'pending';
