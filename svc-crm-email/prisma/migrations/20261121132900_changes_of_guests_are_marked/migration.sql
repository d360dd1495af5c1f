-- Counting many guests takes longer than showing a page of them. Every change of the table moves this mark on, so that a
-- count is known to be right for as long as the mark stands still. The lock, held until the change is committed, tells
-- whoever counts that a change which moved the mark is not to be seen yet.
CREATE SEQUENCE "guests_changes";

CREATE FUNCTION mark_guests_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7301, 1);
  PERFORM nextval('guests_changes');
  RETURN NULL;
END $$;

CREATE TRIGGER "guests_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "guests"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_guests_change();
