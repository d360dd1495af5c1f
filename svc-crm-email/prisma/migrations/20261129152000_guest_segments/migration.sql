-- Staff save filters of the list of guests under a name. Names differ in more than case.
CREATE TABLE "guest_segments" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "filters" JSONB NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guest_segments_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "guest_segments_name_key" ON "guest_segments" (lower("name"));
