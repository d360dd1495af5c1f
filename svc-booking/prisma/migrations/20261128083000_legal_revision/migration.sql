-- The version that brought the legal pages of this one. Null: this one, as an earlier release published it.
ALTER TABLE "house_versions" ADD COLUMN "legal_revision" INTEGER;
