import { readHousePreview } from '@getaway/contracts/http/house-editing';
import type { PublishedHouse } from '@getaway/edge/house/published-house';
import * as v from 'valibot';

const timeoutMs = 5_000;

/**
 * Asks svc-booking for the draft of the house with the cookies of a member of staff. Undefined if it knows no session of
 * theirs. Rejects when no replica answers.
 */
export async function askDraft(
  bookingUrls: readonly string[],
  cookie: string,
): Promise<PublishedHouse | undefined> {
  let cause: unknown;
  for (const url of bookingUrls) {
    try {
      const response = await fetch(new URL(readHousePreview.path, url), {
        headers: { cookie },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 401) return undefined;
      if (response.ok) return v.parse(readHousePreview.answer, await response.json());
      cause = new Error(`svc-booking answered ${response.status}`);
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('The draft of the house was not answered', { cause });
}
