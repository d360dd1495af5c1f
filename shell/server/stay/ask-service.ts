import * as v from 'valibot';
import { problemSchema, type ProblemBody } from '@getaway/contracts/problems';

/** The request of a visitor for whom the edge asks. */
export interface Visitor {
  readonly callerAddress?: string | undefined;
  readonly secure: boolean;
  readonly host: string;
}

export interface Question {
  readonly method: 'GET' | 'POST';
  /** Of a call of the contracts, without parameters. */
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

export type ServiceAnswer<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problem: ProblemBody }
  /** No service answered, or none that could be understood. */
  | { readonly ok: false; readonly problem: undefined };

const noAnswer = { ok: false, problem: undefined } as const;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Makes a call of the guest's page for a browser without script. `urls` are the service's replicas: a read asks the next
 * one when one cannot be reached.
 */
export async function askService<S extends v.GenericSchema>(
  urls: readonly string[],
  visitor: Visitor,
  schema: S,
  question: Question,
): Promise<ServiceAnswer<v.InferOutput<S>>> {
  const { method, path, token, body, timeoutMs } = question;
  // The header can only carry what the service would know.
  const sent = tokenPattern.test(token) ? token : 'malformed';
  const { callerAddress, secure, host } = visitor;
  for (const url of method === 'GET' ? urls : urls.slice(0, 1)) {
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Stay ${sent}`,
          'X-Forwarded-Proto': secure ? 'https' : 'http',
          'X-Forwarded-Host': host,
          ...(callerAddress === undefined ? {} : { 'X-Forwarded-For': callerAddress }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const read: unknown = await response.json();
      if (response.ok) return { ok: true, answer: v.parse(schema, read) };
      return { ok: false, problem: v.parse(problemSchema, read) };
    } catch {
      // Logged by the service if it was reached; the page says that it could not be loaded.
    }
  }
  return noAnswer;
}
