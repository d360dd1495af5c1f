import { Problem } from '@getaway/service-kit/problem';
import type { TooMany } from './enquiries/count-visitor.ts';

export function tooManyProblem({ retryAfterSeconds }: TooMany, detail: string): Problem {
  return new Problem('too-many-requests', { detail, retryAfterSeconds });
}
