/** What the booking page hands to the home page with a navigation. */
export interface BookedState {
  bookingReference: string;
}

/** Reads the state of a navigation; undefined when it is none of ours. */
export function readBookedState(state: unknown): BookedState | undefined {
  if (typeof state !== 'object' || state === null || !('bookingReference' in state)) return undefined;
  const { bookingReference } = state;
  return typeof bookingReference === 'string' ? { bookingReference } : undefined;
}
