import type { ThreadMessage } from '@getaway/contracts/http/inbox';

/** Who gets a message: a guest, or the guest of a booking. */
export type Addressee = { readonly guestId: string } | { readonly bookingId: string };

/** Who a reply goes to: about the booking of the newest message, as the server sends it. None after the guest was deleted. */
export function addresseeOf(
  guestId: string | null,
  newest: ThreadMessage | undefined,
): Addressee | undefined {
  if (guestId === null) return undefined;
  const bookingId = newest?.booking?.id;
  return bookingId === undefined ? { guestId } : { bookingId };
}
