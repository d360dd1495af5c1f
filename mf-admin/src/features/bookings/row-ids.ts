/** The name of a booking's guest in the list: where the focus returns to when its panel closes. */
export function rowNameId(bookingId: string): string {
  return `booking-${bookingId}`;
}

/** A booking's menu in the list: where the focus returns to when its form closes. */
export function rowMenuId(bookingId: string): string {
  return `actions-${bookingId}`;
}
