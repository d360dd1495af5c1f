import { readStay } from '@getaway/contracts/http/stay';
import { ApiError } from '@getaway/web-kit/api-error';
import type { StayCalls } from './stay-calls.ts';
import type { StayState } from './stay-state.ts';

/** Asks the server for the stay, whose refusals are states of the page. */
export async function loadStay({ call }: StayCalls, now: () => number): Promise<StayState> {
  try {
    return { status: 'open', stay: { view: await call(readStay), loadedAt: now() } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
      return { status: 'unanswered' };
    return { status: error.type === 'too-many-requests' ? 'too-many' : 'unknown' };
  }
}
