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
export function askService<S extends v.GenericSchema>(
  urls: readonly string[],
  visitor: Visitor,
  schema: S,
  question: Question,
): Promise<ServiceAnswer<v.InferOutput<S>>> {
  return ask(urls, visitor, question, async (response) => v.parse(schema, await response.json()));
}

/** The same for a call that answers with a file, which is read whole. */
export function askForFile(
  urls: readonly string[],
  visitor: Visitor,
  question: Question,
): Promise<ServiceAnswer<Buffer>> {
  return ask(urls, visitor, question, async (response) => Buffer.from(await response.arrayBuffer()));
}

async function ask<T>(
  urls: readonly string[],
  visitor: Visitor,
  question: Question,
  read: (response: Response) => Promise<T>,
): Promise<ServiceAnswer<T>> {
  const { method, path, token, body, timeoutMs } = question;
  // The header can only carry what the service would know.
  const sent = tokenPattern.test(token) ? token : 'malformed';
  const { callerAddress, secure, host } = visitor;
  for (const url of method === 'GET' ? urls : urls.slice(0, 1)) {
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          Accept: 'application/json, */*;q=0.5',
          Authorization: `Stay ${sent}`,
          'X-Forwarded-Proto': secure ? 'https' : 'http',
          'X-Forwarded-Host': host,
          ...(callerAddress === undefined ? {} : { 'X-Forwarded-For': callerAddress }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return { ok: true, answer: await read(response) };
      return { ok: false, problem: v.parse(problemSchema, await response.json()) };
    } catch {
      // Logged by the service if it was reached; the page says that it could not be loaded.
    }
  }
  return noAnswer;
}
