import * as v from 'valibot';
import type { Answer, Call, CallBody, CallParams, CallQuery } from '@getaway/contracts/http/call';
import { readSession } from '@getaway/contracts/http/session';
import { ApiError, errorFromResponse } from './api-error.ts';

type Needed<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>;
type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Record<Name, Value>>;

export interface CallOptions {
  /** Sent as Idempotency-Key: the same key and body give the same answer for 24 hours. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call goes on when its page is closed. Its body can have at most 64 kB then. */
  keepalive?: boolean;
}

/** The input of a call: `params` and `body` if the contract has them, and an optional `query`. */
export type CallInput<C extends Call> = Needed<'params', CallParams<C>> &
  Optional<'query', CallQuery<C>> &
  Needed<'body', CallBody<C>> &
  CallOptions;

type InputArguments<C extends Call> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/** Makes a call of the contracts and returns its parsed answer. Throws an ApiError for every refusal and failure. */
export type CallApi = <C extends Call>(contract: C, ...input: InputArguments<C>) => Promise<Answer<C>>;

interface LooseInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A part of a list. */
export interface ListPage<Items> {
  readonly items: Items;
  /** The total number, from `X-Total-Count`; without it, the number on the page. */
  readonly total: number;
}

/** Like CallApi, for a list that is read page by page. */
export type CallApiForPage = <C extends Call>(
  contract: C,
  ...input: InputArguments<C>
) => Promise<ListPage<Answer<C>>>;

/** A file that a call returned. */
export interface CalledFile {
  readonly content: Blob;
  /** The name from the server, if it has one. */
  readonly name: string | undefined;
}

/** Like CallApi, for a call whose answer is a file. */
export type CallApiForFile = <C extends Call>(
  contract: C,
  ...input: InputArguments<C>
) => Promise<CalledFile>;

type Fetch = typeof fetch;
const ownFetch: Fetch = (...request) => fetch(...request);

/** Creates a client of the API at the page's own origin. `fetch` is an argument for tests. */
export function createApiClient(fetchIt: Fetch = ownFetch): CallApi {
  return async (contract, ...[input]) => read(contract, await exchange(fetchIt, contract, input ?? {}));
}

/** The same for lists, with the total number. */
export function createPageClient(fetchIt: Fetch = ownFetch): CallApiForPage {
  return async (contract, ...[input]) => {
    const response = await exchange(fetchIt, contract, input ?? {});
    const items = await read(contract, response);
    const counted = response.headers.get('X-Total-Count');
    return { items, total: counted === null ? (Array.isArray(items) ? items.length : 0) : Number(counted) };
  };
}

/** The same for files. */
export function createFileClient(fetchIt: Fetch = ownFetch): CallApiForFile {
  return async (contract, ...[input]) => {
    const response = await exchange(fetchIt, contract, input ?? {});
    if (!response.ok) throw await errorFromResponse(response);
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    try {
      return { content: await response.blob(), name };
    } catch (cause) {
      throw new ApiError(0, 'The file broke off', undefined, { cause });
    }
  };
}

/** The clients of this page. */
export const callApi: CallApi = createApiClient();
export const callApiForPage: CallApiForPage = createPageClient();
export const callApiForFile: CallApiForFile = createFileClient();

async function exchange(fetchIt: Fetch, contract: Call, input: LooseInput): Promise<Response> {
  const response = await send(fetchIt, contract, input);
  const mayBeRenewed = response.status === 401 && contract.access === 'staff';
  return mayBeRenewed && (await renewSession(fetchIt)) ? send(fetchIt, contract, input) : response;
}

async function send(fetchIt: Fetch, contract: Call, input: LooseInput): Promise<Response> {
  const { body, idempotencyKey, signal, keepalive } = input;
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  try {
    return await fetchIt(addressOf(contract, input), {
      method: contract.method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'No connection', undefined, { cause });
  }
}

function addressOf(contract: Call, { params = {}, query = {} }: LooseInput): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function read<C extends Call>(contract: C, response: Response): Promise<Answer<C>> {
  if (!response.ok) throw await errorFromResponse(response);
  if (!contract.answer) {
    discard(response);
    return undefined as Answer<C>;
  }
  const parsed = v.safeParse(contract.answer, await response.json().catch(() => undefined));
  if (parsed.success) return parsed.output as Answer<C>;
  const where = v.getDotPath(parsed.issues[0]) ?? 'the answer';
  throw new ApiError(response.status, `${contract.path} answered something unexpected at ${where}`);
}

/** A session outlives its token: reading the session renews the token (ARCHITECTURE.md, 'Sessions'). */
async function renewSession(fetchIt: Fetch): Promise<boolean> {
  const response = await send(fetchIt, readSession, {}).catch(() => undefined);
  if (response) discard(response);
  return response?.ok ?? false;
}

/** Ends an answer that nobody reads. Left alone, a browser may keep its request open until it collects garbage. */
function discard({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
