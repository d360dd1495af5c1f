import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { secondMs } from '@getaway/kernel/instant';
import type { FeedVersion } from '../feed-version.rules.ts';
import type { SyncFault } from '../sync-fault.rules.ts';
import { faultOfError } from './fetch-fault.client.ts';
import { readBody } from './feed-body.client.ts';
import { isSafeHost, publicLookup } from './public-address.client.ts';
import { retryAfterMs } from './retry-after.client.ts';

export type FetchedFeed =
  | { readonly status: 'fetched'; readonly body: Buffer; readonly version: FeedVersion }
  | { readonly status: 'unchanged' }
  /** `waitMs` is the wait that the platform asks for. */
  | { readonly status: 'failed'; readonly fault: SyncFault; readonly waitMs?: number };

export interface FetchOptions {
  /** For tests and local use: addresses of private networks are allowed too. */
  readonly allowPrivate: boolean;
  readonly now: Date;
  /** Ends the request at once, as the timeout does. */
  readonly stopping?: AbortSignal;
  /** The timeout of the whole request, including redirects and the last byte. */
  readonly timeoutMs?: number;
  /** The DNS resolver, for tests. */
  readonly lookup?: LookupFunction;
}

const defaultTimeoutMs = 10 * secondMs;
const mostRedirects = 3;
/** Airbnb answers 429 to user agents of HTTP libraries. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** Fetches a feed, unless it is unchanged. Never throws, and never reveals the address. */
export async function fetchFeed(
  address: string,
  known: FeedVersion,
  options: FetchOptions,
): Promise<FetchedFeed> {
  const time = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  const signal = options.stopping ? AbortSignal.any([time, options.stopping]) : time;
  try {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      const refusal = refuse(url, options);
      if (refusal) return failed(refusal);
      const response = await ask(url, known, options, signal);
      const next = redirectOf(response);
      if (next === undefined) return await read(response, options.now);
      response.destroy();
      if (redirects === mostRedirects) return failed('too-many-redirects');
      if (!URL.canParse(next, url.href)) return failed('wrong-redirect');
      url = new URL(next, url);
    }
  } catch (error) {
    return { status: 'failed', fault: signal.aborted ? { kind: 'time-out' } : faultOfError(error) };
  }
}

type PlainFault = Exclude<SyncFault, { kind: 'status' }>['kind'];

function failed(kind: PlainFault): FetchedFeed {
  return { status: 'failed', fault: { kind } };
}

function refuse(url: URL, { allowPrivate }: FetchOptions): PlainFault | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'wrong-redirect';
  if (url.username !== '' || url.password !== '') return 'wrong-redirect';
  return allowPrivate || isSafeHost(url) ? undefined : 'unsafe-address';
}

function ask(
  url: URL,
  known: FeedVersion,
  { allowPrivate, lookup }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const guarded = allowPrivate ? lookup : (lookup ?? publicLookup());
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      // A new connection for each request: a reused one would skip the address check.
      agent: false,
      signal,
      ...(guarded ? { lookup: guarded } : {}),
      headers: {
        'user-agent': userAgent,
        accept: 'text/calendar, text/plain;q=0.9, */*;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en-US,en;q=0.9',
        ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
        ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
      },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? headers.location : undefined;
}

async function read(response: IncomingMessage, now: Date): Promise<FetchedFeed> {
  const status = response.statusCode ?? 0;
  if (status === 200) {
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    return { status: 'fetched', body: await readBody(response), version: { etag, lastModified } };
  }
  response.destroy();
  if (status === 304) return { status: 'unchanged' };
  const waitMs = retryAfterMs(response.headers['retry-after'], now);
  return { status: 'failed', fault: { kind: 'status', status }, ...(waitMs === undefined ? {} : { waitMs }) };
}
