-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "refused_at" TIMESTAMPTZ(3);
