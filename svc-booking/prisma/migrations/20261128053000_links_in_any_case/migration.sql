-- An address that only changes its case is the same mailbox, which is sent no other link.
DROP TRIGGER bookings_end_stay_link ON "bookings";
CREATE TRIGGER bookings_end_stay_link BEFORE UPDATE OF email ON "bookings"
  FOR EACH ROW WHEN (lower(NEW.email) IS DISTINCT FROM lower(OLD.email)) EXECUTE FUNCTION end_stay_link();
