import * as v from 'valibot';
import { problemSchema, problemTypes, type ProblemBody, type ProblemType } from '@getaway/contracts/problems';

/**
 * A refused or failed call. The message is the status, a colon, a space and the problem's detail, the response text
 * or the status text (spec page 1, section 8). Status 0 means that there was no answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The type of the problem, if the contracts know it. */
  readonly type: ProblemType | undefined;
  /** The whole problem, with the members of its type: `errors`, `quote`, `dates`, `reason`. */
  readonly problem: ProblemBody | undefined;

  constructor(status: number, reason: string, problem?: ProblemBody, options?: ErrorOptions) {
    super(`${status}: ${reason}`, options);
    this.status = status;
    this.problem = problem;
    this.type = problem && isProblemType(problem.type) ? problem.type : undefined;
  }
}

/** Reads a failed response into an error. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const problem = problemFrom(response, text);
  return new ApiError(
    response.status,
    problem?.detail ?? problem?.title ?? (text || response.statusText),
    problem,
  );
}

function problemFrom(response: Response, text: string): ProblemBody | undefined {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), text);
  return parsed.success ? parsed.output : undefined;
}

function isProblemType(type: string): type is ProblemType {
  return Object.hasOwn(problemTypes, type);
}
