import { Fragment, fragmentName } from '@getaway/contracts/fragment';
import type { Logger } from '@getaway/service-kit/logger';
import * as v from 'valibot';

const freshMs = 3_000;
const retryMs = 1_000;
const fetchTimeoutMs = 1_500;

interface Entry {
  fragment: Fragment | undefined;
  /** When the remote may be asked again. */
  staleAt: number;
  asking: Promise<void> | undefined;
}

/** The prerendered page of a path, as the remote has it now or had it when it last answered. */
export type FindFragment = (path: string) => Promise<Fragment | undefined>;

interface StoreOptions {
  /** Where this server reaches the remote's files; the first that answers is believed. */
  readonly remoteUrls: readonly string[];
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Keeps fragments and renews them behind the requests, so that the remote can be redeployed alone. While the
 * remote is away the last known fragments stay; a path that never had one waits for one attempt.
 * Callers ask only for paths out of a fixed set: each path is kept.
 */
export function createFragmentStore({ remoteUrls, logger, now }: StoreOptions): FindFragment {
  const entries = new Map<string, Entry>();

  const ask = async (name: string, entry: Entry): Promise<void> => {
    try {
      entry.fragment = await Promise.any(remoteUrls.map((url) => fetchFragment(url, name)));
      entry.staleAt = now() + freshMs;
    } catch (error) {
      entry.staleAt = now() + retryMs;
      const [err = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
      logger.warn({ err, fragment: name }, 'fragment could not be renewed');
    } finally {
      entry.asking = undefined;
    }
  };

  return async (path) => {
    const name = fragmentName(path);
    const entry = entries.get(name) ?? { fragment: undefined, staleAt: -Infinity, asking: undefined };
    entries.set(name, entry);
    if (now() >= entry.staleAt) entry.asking ??= ask(name, entry);
    if (entry.fragment === undefined) await entry.asking;
    return entry.fragment;
  };
}

async function fetchFragment(remoteUrl: string, name: string): Promise<Fragment | undefined> {
  const url = new URL(`fragments/${name}.json`, remoteUrl.endsWith('/') ? remoteUrl : `${remoteUrl}/`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!answer.ok && answer.status !== 404) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.ok ? v.parse(Fragment, await answer.json()) : undefined;
}
