import type { Request, RequestHandler, Response, Router } from 'express';
import * as v from 'valibot';
import type {
  Answer,
  AnySchema,
  Call,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
} from '@getaway/contracts/http/call';
import { Problem, ProblemError, sendProblem } from '../problem.ts';
import { withIdempotency, type IdempotencyStore } from './idempotency.ts';
import { jsonBody } from './json-body.ts';
import { inPlainWords } from './plain-words.ts';
import { recordCall } from './mounted-calls.ts';
import { sendUncachedJson } from './send-json.ts';
import { sendFile, type StreamedFile } from './streamed-file.ts';

/** A parsed request. */
export interface Parsed<C extends Call> {
  readonly params: ParsedParams<C>;
  readonly query: ParsedQuery<C>;
  readonly body: ParsedBody<C>;
  readonly request: Request;
  readonly response: Response;
  /** Identifies the request in logs and in the events that it causes. */
  readonly correlationId: string;
}

export type Handler<C extends Call> = (parsed: Parsed<C>) => Promise<Answer<C> | Problem>;

export interface MountOptions<C extends Call = Call> {
  /**
   * Stores the call's answers under their Idempotency-Key. Other writes accept the header and store nothing.
   */
  readonly answers?: IdempotencyStore;
  /** Whether a stored answer is still valid. If not, the call runs again. */
  readonly isCurrent?: (answer: Answer<C>) => Promise<boolean>;
  /** What tells apart the owners of stored answers besides their keys. */
  readonly scopeOf?: (request: Request) => string;
  /**
   * The Cache-Control of an answer that is the same for everyone; 'no-store' by default. Refusals keep
   * theirs.
   */
  readonly cacheControl?: string;
}

/**
 * Mounts a handler at its contract's path: inputs are parsed first, and the session is checked unless the
 * call is public.
 */
export function mount<C extends Call>(
  router: Router,
  call: C,
  guard: RequestHandler,
  handler: Handler<C>,
  { answers, isCurrent, scopeOf, cacheControl }: MountOptions<C> = {},
): void {
  const serve: RequestHandler = async (request, response) => {
    const input = parsedRequest(call, request, response);
    const work = () => handler(input);
    const outcome = answers
      ? await withIdempotency(answers, call, input, work, { isCurrent, scopeOf })
      : await work();
    if (outcome instanceof Problem) return sendProblem(response, outcome);
    const status = call.status ?? 200;
    if (call.answer !== undefined && cacheControl === undefined)
      return sendUncachedJson(response, status, outcome);
    response.set('cache-control', cacheControl ?? 'no-store').status(status);
    if (call.answer === undefined) response.end();
    else response.json(outcome);
  };
  const chain = call.access === 'public' ? [serve] : [guard, ...readersOf(call), serve];
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  router[method](call.path, ...chain);
  recordCall(serve, { call, keepsAnswers: answers !== undefined });
}

/** Mounted before other bodies are parsed, such a call reads its own: nobody without a session sends that much. */
function readersOf({ longestBodyBytes }: Call): RequestHandler[] {
  return longestBodyBytes === undefined ? [] : [jsonBody(longestBodyBytes)];
}

/** Mounts a handler that answers with a file, and otherwise like `mount`. */
export function mountFile<C extends Call & Required<Pick<Call, 'file'>>>(
  router: Router,
  call: C,
  guard: RequestHandler,
  handler: (parsed: Parsed<C>) => Promise<StreamedFile | Problem>,
): void {
  const serve: RequestHandler = async (request, response) => {
    const outcome = await handler(parsedRequest(call, request, response));
    if (outcome instanceof Problem) return sendProblem(response, outcome);
    await sendFile(response, call.file, outcome);
  };
  router.get(call.path, ...(call.access === 'public' ? [serve] : [guard, serve]));
  recordCall(serve, { call, keepsAnswers: false });
}

function parsedRequest<C extends Call>(call: C, request: Request, response: Response): Parsed<C> {
  return { ...parseInput(call, request), request, response, correlationId: request.requestId ?? '' };
}

interface Fault {
  readonly path: string;
  readonly message: string;
}

const idempotencyKey = /^[\x21-\x7e]{1,255}$/;

/** Every write validates the header, even one that stores no answers: a malformed key is always refused. */
function faultsOfKey({ method }: Call, request: Request): Fault[] {
  const key = request.get('idempotency-key');
  if (method === 'GET' || key === undefined || idempotencyKey.test(key)) return [];
  return [{ path: 'Idempotency-Key', message: '1 to 255 visible ASCII characters' }];
}

/** Each fault once: several checks of a field may have the same words, as those of an email address. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  const faults = issues.map((issue): [string, Fault] => {
    const path = v.getDotPath(issue) ?? '';
    const message = inPlainWords(issue, path);
    return [`${path}: ${message}`, { path, message }];
  });
  return [...new Map(faults).values()];
}

function parseInput<C extends Call>(call: C, request: Request): Pick<Parsed<C>, 'params' | 'query' | 'body'> {
  const faults = faultsOfKey(call, request);
  const parse = (schema: AnySchema, input: unknown): unknown => {
    const parsed = v.safeParse(schema, input);
    if (parsed.success) return parsed.output;
    faults.push(...faultsOf(parsed.issues));
    return undefined;
  };
  const input = {
    params: call.params && parse(call.params, request.params),
    // Express parses the query each time it is read.
    query: call.query && parse(call.query, request.query),
    // Valibot would take an array for an object without fields.
    body: call.body && parse(call.body, Array.isArray(request.body) ? null : (request.body ?? {})),
  } as Pick<Parsed<C>, 'params' | 'query' | 'body'>;
  if (faults.length === 0) return input;
  const detail = faults.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  throw new ProblemError(new Problem('invalid-request', { errors: faults, detail }));
}
