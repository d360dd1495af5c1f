-- The pictures that staff upload, as they are kept, under a name that changes with every byte.
CREATE TABLE "house_files" (
    "name" TEXT NOT NULL,
    "used_for" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "uploaded_by" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,
    "variant_tries" INTEGER NOT NULL DEFAULT 0,
    "variants_at" TIMESTAMPTZ(3),

    CONSTRAINT "house_files_pkey" PRIMARY KEY ("name")
);

-- The same pictures in the sizes and formats that pages show.
CREATE TABLE "house_file_variants" (
    "name" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "house_file_variants_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "house_file_variants_file_name_idx" ON "house_file_variants"("file_name");

ALTER TABLE "house_file_variants" ADD CONSTRAINT "house_file_variants_file_name_fkey" FOREIGN KEY ("file_name") REFERENCES "house_files"("name") ON DELETE CASCADE ON UPDATE CASCADE;

-- Photos are compressed already.
ALTER TABLE "house_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
ALTER TABLE "house_file_variants" ALTER COLUMN "content" SET STORAGE EXTERNAL;
