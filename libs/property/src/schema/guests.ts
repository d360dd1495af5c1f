/** The most guests of one booking (spec page 1, section 9). */
const mostGuests = 4;

/** What of a house decides how many guests a booking may name. */
export interface GuestLimits {
  readonly sleeps: number;
  readonly policies: { readonly dayGuests: boolean };
}

/** How many guests a booking of a house may name: those who can sleep there, and the others where a host welcomes them by day. */
export function mostGuestsOf({ sleeps, policies }: GuestLimits): number {
  return policies.dayGuests ? mostGuests : Math.min(mostGuests, sleeps);
}
