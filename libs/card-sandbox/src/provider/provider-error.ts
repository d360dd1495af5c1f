import type { CardError, PaymentIntent } from './objects.ts';

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: unknown;
}

/** A refusal in the provider's own shape: `{ error: { type, code, message, … } }` with a status. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, ...details });
}

export function missingParameter(param: string): ProviderError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function noSuch(kind: string, id: string, param: string): ProviderError {
  return new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function unexpectedState(message: string, intent: PaymentIntent): ProviderError {
  return new ProviderError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

export function cardRefused(error: CardError, intent: PaymentIntent): ProviderError {
  return new ProviderError(402, { ...error, payment_intent: intent });
}
