import type { Answer } from '@getaway/contracts/http/call';
import type { readGuest } from '@getaway/contracts/http/guest-details';

/** Everything that one request returns about a guest. */
export type GuestRecord = Answer<typeof readGuest>;
