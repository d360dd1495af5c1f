import type { Request } from 'express';
import type { PaymentIntent } from '../provider/objects.ts';
import { invalidRequest, ProviderError } from '../provider/provider-error.ts';

export type Caller = 'server' | 'browser';

/** Whose key came along: a secret one (server) or a publishable one (browser). Throws a 401 for any other. */
export function callerOf(request: Request): Caller {
  const key = keyOf(request);
  if (key === undefined) {
    throw new ProviderError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (/^[sr]k_test_./.test(key)) return 'server';
  if (/^pk_test_./.test(key)) return 'browser';
  throw new ProviderError(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${key.slice(0, 8)}****`,
  });
}

/** Refuses a browser, which may only do what its client secret allows. */
export function requireServer(caller: Caller): void {
  if (caller === 'server') return;
  throw new ProviderError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

/** A browser proves by the client secret that the intent was given to it. */
export function requireSecret(caller: Caller, intent: PaymentIntent, clientSecret: unknown): void {
  if (caller === 'server' && clientSecret === undefined) return;
  if (clientSecret === intent.client_secret) return;
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

function keyOf(request: Request): string | undefined {
  const header = request.get('authorization') ?? '';
  const [scheme, value] = header.split(' ');
  if (scheme === 'Bearer' && value !== undefined) return value;
  if (scheme === 'Basic' && value !== undefined)
    return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return undefined;
}
