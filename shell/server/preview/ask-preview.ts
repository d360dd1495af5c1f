import { Fragment, fragmentName } from '@getaway/contracts/fragment';
import * as v from 'valibot';

/** The first page of a draft is rendered when it is asked for, and so are the pictures of new photos. */
const timeoutMs = 45_000;

/**
 * Asks mf-public's server for a page of the draft, with the cookies of a member of staff. Undefined without a session of
 * theirs. Rejects when no replica answers.
 */
export async function askPreview(
  remoteUrls: readonly string[],
  page: string,
  cookie: string,
): Promise<Fragment | undefined> {
  let cause: unknown;
  for (const remoteUrl of remoteUrls) {
    const url = new URL(
      `preview/${fragmentName(page)}.json`,
      remoteUrl.endsWith('/') ? remoteUrl : `${remoteUrl}/`,
    );
    try {
      const answer = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(timeoutMs) });
      if (answer.status === 401) return undefined;
      if (answer.ok) return v.parse(Fragment, await answer.json());
      cause = new Error(`${url.pathname} answered ${answer.status}`);
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('The preview was not answered', { cause });
}
