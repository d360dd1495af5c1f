-- Why there is no booking for a payment that goes back, so that its guest reads what really happened.
ALTER TABLE "refunds" ADD COLUMN "cause" TEXT;
