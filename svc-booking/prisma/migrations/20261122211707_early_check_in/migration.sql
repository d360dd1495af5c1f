-- The time from which a service lets guests check in, HH:MM; null for services that do not. A version before this one
-- neither reads nor writes it.
ALTER TABLE "addon_services" ADD COLUMN "check_in_from" TEXT;

-- The service that every house was started with, unless its host has rewritten what it promises.
UPDATE "addon_services" SET "check_in_from" = '12:00'
WHERE "name" = 'Early Check-in' AND "description" LIKE 'The house is yours from noon%';
