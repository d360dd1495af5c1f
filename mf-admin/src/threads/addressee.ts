/** Who gets a message: a guest, or the guest of a booking. */
export type Addressee = { readonly guestId: string } | { readonly bookingId: string };
