-- The early check-in, HH:MM, that the extras of a stay include. Null: none, or not published since.
ALTER TABLE "direct_stays" ADD COLUMN "opens_at" TEXT;
