import type { Answer } from '@getaway/contracts/http/call';
import type { readGuest } from '@getaway/contracts/http/guest-details';

/** All that one read tells of a guest. */
export type GuestRecord = Answer<typeof readGuest>;
