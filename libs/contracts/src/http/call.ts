import type * as v from 'valibot';
import type { ProblemType } from '../problems.ts';

/** Any synchronous schema. */
export type AnySchema = v.GenericSchema;

/** One call of the API: its inputs, its answer, its permission and its refusals. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With Express's `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `internal` calls are only for other services: the edge does not forward them. */
  readonly access: 'public' | 'staff' | 'internal';
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** Of a body that is longer than those of other calls. It is read only after the session was checked. */
  readonly longestBodyBytes?: number;
  /** The body is a file of this type instead of JSON. */
  readonly upload?: 'image/*';
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Absent when a successful answer has no body, or is a file. */
  readonly answer?: AnySchema;
  /** The type of the file that a successful answer is. */
  readonly file?: 'text/csv' | 'application/pdf' | 'text/calendar' | 'image/*';
  /** The refusals beyond those of every call (400, 401, 403, 413, 415, 429, 500, 503, 504). */
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
/** What a client receives. */
export type Answer<C extends Call> = OutputOf<C['answer']>;

/** Preserves the literal types of a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
