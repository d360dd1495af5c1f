-- Staff who write first may give their email a subject of its own.
ALTER TABLE "thread_messages" ADD COLUMN "subject" TEXT;
