import { Problem } from '@getaway/service-kit/problem';

/** Too many wrong passwords: when to try again. */
export function throttledProblem(retryAt: Date, now: Date): Problem {
  return new Problem('too-many-requests', {
    detail: 'Too many failed sign-ins; try again later',
    retryAfterSeconds: Math.max(1, (retryAt.getTime() - now.getTime()) / 1_000),
  });
}
