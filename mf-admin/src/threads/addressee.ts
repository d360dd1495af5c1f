/** Who gets a message: a guest, or the guest of a booking. */
export type Addressee = { readonly guestId: string } | { readonly bookingId: string };

/** Whose data fills a saved reply: of the booking on whose page it is shown. None after the guest was deleted. */
export function addresseeOf(guestId: string | null, bookingId: string | null): Addressee | undefined {
  if (guestId === null) return undefined;
  return bookingId === null ? { guestId } : { bookingId };
}
