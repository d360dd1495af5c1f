import { askCardholder } from './challenge.ts';
import { formatMoney } from './format-money.ts';

export interface Intent {
  id: string;
  object: string;
  status: string;
  amount: number;
  currency: string;
  last_payment_error: ApiError | null;
}

export interface ApiError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
}

export type IntentResult = { paymentIntent: Intent } | { error: ApiError };

export interface Api {
  /** Where the sandbox answers, without a slash at the end. */
  base: string;
  publishableKey: string;
}

/** Confirms an intent with what its elements give, and leads the cardholder through 3-D Secure. */
export async function confirm(api: Api, clientSecret: string, fields: object): Promise<IntentResult> {
  const result = await call(api, `/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    ...flatten('', fields),
  });
  return settle(api, clientSecret, result);
}

export function retrieve(api: Api, clientSecret: string): Promise<IntentResult> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  return call(api, `/v1/payment_intents/${idOf(clientSecret)}?${query}`);
}

/** Takes up an intent that waits for its cardholder. */
export async function handleNextAction(api: Api, clientSecret: string): Promise<IntentResult> {
  return settle(api, clientSecret, await retrieve(api, clientSecret));
}

async function settle(api: Api, clientSecret: string, result: IntentResult): Promise<IntentResult> {
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  const { amount, currency } = result.paymentIntent;
  const outcome = await askCardholder(formatMoney(amount, currency));
  const settled = await call(api, `/v1/payment_intents/${idOf(clientSecret)}/authenticate`, {
    client_secret: clientSecret,
    outcome,
  });
  if ('error' in settled || settled.paymentIntent.status === 'succeeded') return settled;
  const { last_payment_error: error } = settled.paymentIntent;
  return error === null ? settled : { error };
}

async function call(api: Api, path: string, fields?: Record<string, string>): Promise<IntentResult> {
  const answer = await request(api, path, fields);
  return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.body as Intent };
}

async function request(
  api: Api,
  path: string,
  fields?: Record<string, string>,
): Promise<{ body: unknown } | { error: ApiError }> {
  try {
    const response = await fetch(api.base + path, {
      headers: { authorization: `Bearer ${api.publishableKey}` },
      ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
    });
    const body = (await response.json()) as { error?: ApiError };
    return body.error === undefined ? { body } : { error: body.error };
  } catch {
    // No answer, or none of the provider's: the provider's own script says the same.
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
      },
    };
  }
}

/** `{ address: { city: 'X' } }` below `billing_details` as `billing_details[address][city]=X`. */
function flatten(prefix: string, value: unknown): Record<string, string> {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { [prefix]: String(value) };
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.entries(value).reduce<Record<string, string>>(
    (all, [key, inner]) => ({ ...all, ...flatten(prefix === '' ? key : `${prefix}[${key}]`, inner) }),
    {},
  );
}

function idOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
