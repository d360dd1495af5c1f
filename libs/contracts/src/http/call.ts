import type * as v from 'valibot';
import type { ProblemType } from '../problems.ts';

/** Any synchronous schema. */
export type AnySchema = v.GenericSchema;

/** One call of the API: what goes in, what comes out, who may, and how it may refuse. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With Express's `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `internal` calls are for other services alone: no edge passes them on. */
  readonly access: 'public' | 'staff' | 'internal';
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** The status of success; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Absent when success has no body. */
  readonly answer?: AnySchema;
  /** The refusals beyond those that every call may make (400, 401, 403, 413, 415, 429, 500, 503, 504). */
  readonly refusals?: readonly ProblemType[];
}

type InputOf<S> = S extends AnySchema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends AnySchema ? v.InferOutput<S> : undefined;

/** What a client sends. */
export type CallBody<C extends Call> = InputOf<C['body']>;
export type CallParams<C extends Call> = InputOf<C['params']>;
export type CallQuery<C extends Call> = InputOf<C['query']>;
/** What a server has after parsing. */
export type ParsedBody<C extends Call> = OutputOf<C['body']>;
export type ParsedParams<C extends Call> = OutputOf<C['params']>;
export type ParsedQuery<C extends Call> = OutputOf<C['query']>;
/** What a client gets. */
export type Answer<C extends Call> = OutputOf<C['answer']>;

/** Keeps the literal types of a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
