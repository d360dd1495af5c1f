/**
 * For a send `s`: a step of a sequence about a stay that was canceled, deleted, or is not confirmed any more. Such an
 * email assumes that the guest comes, and has no dates or entry code to name.
 */
export const isStepOfEndedStay = `(s.kind = 'sequence-step' AND s.booking_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM guest_bookings live
  WHERE live.booking_id = s.booking_id AND live.status IN ('confirmed', 'completed')))`;

/** Why it is not sent. */
export const stayEnded = 'This stay is canceled, so its emails aren’t sent.';
