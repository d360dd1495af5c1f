-- The newest published version of the house, so that the service starts without asking for it.
CREATE TABLE "kept_house" (
    "id" BOOLEAN NOT NULL DEFAULT true CHECK ("id"),
    "revision" INTEGER NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "kept_house_pkey" PRIMARY KEY ("id")
);

-- Every version of the house that was published. None is ever changed or deleted.
CREATE TABLE "house_versions" (
    "revision" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "digest" TEXT,
    "published_by" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "house_versions_pkey" PRIMARY KEY ("revision")
);
