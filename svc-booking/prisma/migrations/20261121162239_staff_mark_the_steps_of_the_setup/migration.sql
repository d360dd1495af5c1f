-- CreateTable
CREATE TABLE "setup_marks" (
    "step" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setup_marks_pkey" PRIMARY KEY ("step")
);
