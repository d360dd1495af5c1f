-- The newest published version of the house, so that the service starts without asking for it.
CREATE TABLE "kept_house" (
    "id" BOOLEAN NOT NULL DEFAULT true CHECK ("id"),
    "revision" INTEGER NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "kept_house_pkey" PRIMARY KEY ("id")
);
