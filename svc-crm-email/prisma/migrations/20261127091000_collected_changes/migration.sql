-- What a guest changed about a stay, as `booking.amended` has it, so that several changes are emailed as one.
ALTER TABLE "owner_notices" ADD COLUMN "amendment" JSONB;
