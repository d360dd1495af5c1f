-- CreateTable
CREATE TABLE "external_stays" (
    "entity_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "external_stays_pkey" PRIMARY KEY ("entity_id")
);
