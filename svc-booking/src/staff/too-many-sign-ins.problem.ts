import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';

/** Maps too many wrong passwords to a problem with the time of the next attempt. */
export function throttledProblem(retryAfterSeconds: number): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many failed sign-ins. Try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
