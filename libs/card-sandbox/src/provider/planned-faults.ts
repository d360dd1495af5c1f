import type { CallName } from '../sdk-types/calls.ts';
import { ProviderError } from './provider-error.ts';

/** What the provider does wrong now and then, asked for by a test or a developer. */
export type FaultKind =
  /** 500, which the provider repeats under the same idempotency key. */
  | 'server-error'
  /** 500 although the call took effect. */
  | 'server-error-after-effect'
  /** 409: another request with the same key is under way. */
  | 'conflict'
  /** 429. */
  | 'rate-limit'
  /** 401: the key was revoked. */
  | 'key-refused'
  /** 400: the balance is too low for a refund. */
  | 'low-balance'
  /** The call takes effect and its connection ends without an answer. */
  | 'lost-answer'
  /** The call takes effect at once and is answered after `delayMs`. */
  | 'slow';

export const faultKinds: readonly FaultKind[] = [
  'server-error',
  'server-error-after-effect',
  'conflict',
  'rate-limit',
  'key-refused',
  'low-balance',
  'lost-answer',
  'slow',
];

export interface PlannedFault {
  readonly call: CallName;
  readonly kind: FaultKind;
  /** How many calls have it. */
  readonly times: number;
  readonly delayMs: number;
}

export interface PlannedFaults {
  plan(fault: PlannedFault): void;
  /** The fault of the next call of this name, which is then used up. */
  take(call: string): PlannedFault | undefined;
  clear(): void;
}

/** Faults live as long as the process: a restarted sandbox is well. */
export function planFaults(): PlannedFaults {
  let planned: PlannedFault[] = [];
  return {
    plan: (fault) => void planned.push(fault),
    take: (call) => {
      const fault = planned.find((each) => each.call === call);
      if (fault === undefined) return undefined;
      planned = planned.flatMap((each) => {
        if (each !== fault) return [each];
        return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
      });
      return fault;
    },
    clear: () => {
      planned = [];
    },
  };
}

/** What a call with this fault answers instead of its own answer; undefined leaves it its own. */
export function errorOf(kind: FaultKind): ProviderError | undefined {
  switch (kind) {
    case 'server-error':
    case 'server-error-after-effect':
      return new ProviderError(500, {
        type: 'api_error',
        message: 'An unknown error occurred. Please try again.',
      });
    case 'conflict':
      return keyInUse('planned');
    case 'rate-limit':
      return new ProviderError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. Learn more about rate limits at https://stripe.com/docs/rate-limits.',
      });
    case 'key-refused':
      return new ProviderError(401, {
        type: 'invalid_request_error',
        code: 'api_key_expired',
        message: 'Expired API Key provided: sk_test_****',
      });
    case 'low-balance':
      return new ProviderError(400, {
        type: 'invalid_request_error',
        code: 'balance_insufficient',
        message: 'Insufficient funds in your Stripe balance to refund this amount.',
      });
    case 'lost-answer':
    case 'slow':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** The provider works on one request of a key at a time. */
export function keyInUse(key: string): ProviderError {
  return new ProviderError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}

/** Whether a call with this fault still does what it was asked for. */
export function takesEffect(kind: FaultKind): boolean {
  return kind === 'server-error-after-effect' || kind === 'lost-answer' || kind === 'slow';
}
