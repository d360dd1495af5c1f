-- AlterTable
ALTER TABLE "sequence_templates" ADD COLUMN     "applies_from" TIMESTAMPTZ(3);
