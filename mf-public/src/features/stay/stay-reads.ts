import { readStay } from '@getaway/contracts/http/stay';
import { downloadStayCalendar, downloadStayDocument } from '@getaway/contracts/http/stay-files';
import type { CalledFile } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import type { StayCalls } from './stay-calls.ts';
import type { StayState } from './stay-state.ts';

// What the page reads later: one chunk, since each further one makes the list in the site's first script longer.

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

/** The stay for the guest's own calendar. Throws an ApiError. */
export function readCalendar({ callForFile }: StayCalls): Promise<CalledFile> {
  return callForFile(downloadStayCalendar);
}

/** One of the stay's documents as PDF, by its number. Throws an ApiError. */
export function readDocument({ callForFile }: StayCalls, number: string): Promise<CalledFile> {
  return callForFile(downloadStayDocument, { params: { number } });
}
