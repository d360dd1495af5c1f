/** Where the focus goes back to when a booking's form closes. */
export function editButtonId(bookingId: string): string {
  return `edit-${bookingId}`;
}
