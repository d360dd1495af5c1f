import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';
import type { TooMany } from './enquiries/count-visitor.ts';

/** `detail` is given when to try again: 'in about 10 minutes'. */
export function tooManyProblem({ retryAfterSeconds }: TooMany, detail: (wait: string) => string): Problem {
  return new Problem('too-many-requests', {
    detail: detail(waitWords(retryAfterSeconds)),
    retryAfterSeconds,
  });
}
