import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';

/** Too many wrong passwords: when to try again. */
export function throttledProblem(retryAfterSeconds: number): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many failed sign-ins. Try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
