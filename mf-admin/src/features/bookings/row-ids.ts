/** The name of a booking's guest in the list: where the focus returns to when its panel closes. */
export function rowNameId(bookingId: string): string {
  return `booking-${bookingId}`;
}

/** A booking's menu in the list: where the focus returns to when its form closes. */
export function rowMenuId(bookingId: string): string {
  return `actions-${bookingId}`;
}

/** The form above the list: where the focus goes when it was opened from a panel. */
export const editorId = 'booking-editor';
