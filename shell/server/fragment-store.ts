import { setTimeout as sleep } from 'node:timers/promises';
import { Fragment, fragmentName } from '@getaway/contracts/fragment';
import type { Logger } from '@getaway/service-kit/logger';
import * as v from 'valibot';

const freshMs = 3_000;
/** A page of an earlier house is replaced as soon as the remote has rendered it again. */
const outdatedMs = 200;
/** After that, the remote has another house for a reason of its own. */
const longestOutdatedMs = 30_000;
const retryMs = 1_000;
const fetchTimeoutMs = 1_500;

interface Entry {
  fragment: Fragment | undefined;
  /** The earliest time for the next request to the remote. */
  staleAt: number;
  asking: Promise<boolean> | undefined;
}

/** Finds the prerendered page of a path, from the remote's last answer. */
export type FindFragment = (path: string) => Promise<Fragment | undefined>;

interface FragmentStore {
  readonly find: FindFragment;
  /** All known pages are asked for again until they show this revision of the house, without anybody waiting. */
  readonly expect: (revision: string) => void;
}

interface StoreOptions {
  /** The addresses of the remote's files for this server. The first one that answers is used. */
  readonly remoteUrls: readonly string[];
  readonly logger: Logger;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * Caches fragments and refreshes them in the background, so that the remote can be deployed alone. While the remote is
 * down, the last fragments stay. A path without a fragment waits for one attempt. Every path is kept, so callers must only
 * use paths from a fixed set.
 */
export function createFragmentStore({ remoteUrls, logger, now }: StoreOptions): FragmentStore {
  const entries = new Map<string, Entry>();
  let expecting = new AbortController();

  /** Whether the remote has answered. */
  const ask = async (name: string, entry: Entry): Promise<boolean> => {
    try {
      entry.fragment = await Promise.any(remoteUrls.map((url) => fetchFragment(url, name)));
      entry.staleAt = now() + freshMs;
      return true;
    } catch (error) {
      entry.staleAt = now() + retryMs;
      const [err = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
      logger.warn({ err, fragment: name }, 'fragment could not be renewed');
      return false;
    } finally {
      entry.asking = undefined;
    }
  };

  const find: FindFragment = async (path) => {
    const name = fragmentName(path);
    const entry = entries.get(name) ?? { fragment: undefined, staleAt: -Infinity, asking: undefined };
    entries.set(name, entry);
    if (now() >= entry.staleAt) entry.asking ??= ask(name, entry);
    if (entry.fragment === undefined) await entry.asking;
    return entry.fragment;
  };

  async function replaceOutdated(revision: string, replaced: AbortSignal): Promise<void> {
    const until = AbortSignal.any([replaced, AbortSignal.timeout(longestOutdatedMs)]);
    // It goes on when all known pages are replaced: another one may be visited first while the remote still renders.
    while (!until.aborted) {
      const outdated = [...entries].filter(([, { fragment }]) => isOf(fragment, revision) === false);
      const answered = await Promise.all(
        outdated.map(([name, entry]) => (entry.asking ??= ask(name, entry))),
      );
      const pauseMs = answered.includes(false) ? retryMs : outdatedMs;
      await sleep(pauseMs, undefined, { signal: until, ref: false }).catch(() => undefined);
    }
  }

  return {
    find,
    expect: (revision) => {
      expecting.abort();
      expecting = new AbortController();
      void replaceOutdated(revision, expecting.signal);
    },
  };
}

/** Undefined where it is not known. */
function isOf(fragment: Fragment | undefined, revision: string): boolean | undefined {
  const shown = fragment?.house?.revision;
  return shown === undefined ? undefined : shown === revision;
}

async function fetchFragment(remoteUrl: string, name: string): Promise<Fragment | undefined> {
  const url = new URL(`fragments/${name}.json`, remoteUrl.endsWith('/') ? remoteUrl : `${remoteUrl}/`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!answer.ok && answer.status !== 404) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.ok ? v.parse(Fragment, await answer.json()) : undefined;
}
