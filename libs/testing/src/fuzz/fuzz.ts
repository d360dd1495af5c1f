import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { randomFrom } from '../seeded-random.ts';
import { judgeBy, type FuzzAnswer } from './judge.ts';
import { randomRequest, type Document, type FuzzRequest } from './requests.ts';
import { startTrustingServer } from './trusting-server.ts';

export interface FuzzOptions {
  /** A running service with its description at `/openapi.json`. */
  readonly address: string;
  readonly seed: number;
  readonly requests: number;
  /** The property's current day, to which valid dates are close. */
  readonly today: CalendarDate;
  /** The session cookie of a member of staff. */
  readonly session: string;
  /** Paths that end the session of their caller, which would turn staff into guests. */
  readonly guestsOnly?: readonly string[];
}

export interface FuzzOutcome {
  /** Each with the request that caused it. */
  readonly faults: readonly string[];
  /** How often each status was returned. */
  readonly statuses: Readonly<Record<string, number>>;
}

const keptIds = 60;
const idInAnswer = /"(?:id|holdId|paymentIntentId)":"([^"]{1,64})"/g;
/** Enough for each kind of fault to appear, whatever calls are added. */
const ofNaive = 500;

/**
 * Sends valid and hostile requests that are made from the service's own description. A fault is a 5xx, or an
 * answer that the description does not allow. The same seed sends the same requests as long as the answers
 * are the same.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzOutcome> {
  const { address, seed, requests, today, session, guestsOnly } = options;
  const document = await describedAt(address);
  const judge = judgeBy(document);
  const random = randomFrom(seed);
  const ids: string[] = [];
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  for (let index = 0; index < requests; index += 1) {
    const request = randomRequest(document, random, { ids, today }, guestsOnly);
    const answer = await send(address, request, session);
    const fault = judge(request, answer);
    if (fault !== undefined)
      faults.push(`request ${index}, ${inWords(request)}: ${fault}\n${answer.text.slice(0, 600)}`);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const [, id] of answer.text.matchAll(idInAnswer))
      if (id !== undefined && !ids.includes(id)) ids.push(id);
    ids.splice(0, ids.length - keptIds);
  }
  return { faults, statuses };
}

/** The control: the faults that the same judge finds on a server that trusts its input and returns it. */
export async function fuzzTrusting({
  address,
  seed,
  today,
}: Pick<FuzzOptions, 'address' | 'seed' | 'today'>): Promise<{
  requests: number;
  faults: readonly string[];
}> {
  const document = await describedAt(address);
  const judge = judgeBy(document);
  const random = randomFrom(seed);
  const naive = await startTrustingServer();
  const faults: string[] = [];
  for (let index = 0; index < ofNaive; index += 1) {
    const request = randomRequest(document, random, { ids: [], today });
    const fault = judge(request, await send(naive.address, request, ''));
    if (fault !== undefined) faults.push(fault);
  }
  await naive.stop();
  return { requests: ofNaive, faults };
}

async function describedAt(address: string): Promise<Document & Record<string, unknown>> {
  return (await (await fetch(`${address}/openapi.json`)).json()) as Document & Record<string, unknown>;
}

async function send(address: string, request: FuzzRequest, session: string): Promise<FuzzAnswer> {
  const { method, url, headers, body, asStaff } = request;
  const response = await fetch(address + url, {
    method,
    headers: { ...headers, ...(asStaff ? { cookie: session, origin: 'http://localhost:8080' } : {}) },
    ...(body === undefined ? {} : { body }),
  });
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text: await response.text() };
}

function inWords({ method, url, body, asStaff }: FuzzRequest): string {
  return `${asStaff ? 'staff' : 'guest'} ${method} ${url} ${body?.slice(0, 600) ?? ''}`;
}
