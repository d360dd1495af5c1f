import type { Response } from 'express';
import { problemTypes, type FieldError, type ProblemType } from '@getaway/contracts/problems';

/** The details of a refusal besides its type. `members` are named in the contract of the call. */
export interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly members?: Readonly<Record<string, unknown>>;
}

/** A refusal that a handler returns instead of an answer. */
export class Problem {
  readonly type: ProblemType;
  readonly details: ProblemDetails;
  constructor(type: ProblemType, details: ProblemDetails = {}) {
    this.type = type;
    this.details = details;
  }
}

/** The refusal of a call about something that does not exist. */
export function noSuch(thing: string): Problem {
  return new Problem('not-found', { detail: `No such ${thing}` });
}

/** A refusal that is thrown where it cannot be returned: in middleware and parsers. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.details.detail ?? problemTypes[problem.type].title, options);
    this.problem = problem;
  }
}

/**
 * Writes an RFC 9457 problem. Caches do not store it: the next attempt may succeed, and it may contain a
 * guest's booking.
 */
export function sendProblem(response: Response, problem: Problem): void {
  const { status, title } = problemTypes[problem.type];
  const { detail, errors, retryAfterSeconds, members } = problem.details;
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(Math.ceil(retryAfterSeconds)));
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: problem.type,
        title,
        status,
        detail: detail ?? title,
        ...(errors ? { errors } : {}),
        ...members,
        requestId: response.getHeader('x-request-id'),
      }),
    );
}
