import type { Request } from 'express';
import { objectField, type Fields } from '../provider/fields.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { Provider } from '../provider/provider.ts';
import { callTypes, type CallName } from '../sdk-types/calls.ts';
import { checkAnswer, checkParameters } from '../sdk-types/check.ts';
import { completeAnswer } from '../sdk-types/complete.ts';
import type { Caller } from './access.ts';
import type { Answer } from './http-answer.ts';

/** Refuses what the SDK's parameter types do not know; a server that sent such a thing is a violation. */
export function checkRequest(provider: Provider, name: string, request: Request, caller: Caller): void {
  if (!isTyped(name)) return;
  const fields = (request.method === 'GET' ? request.query : (request.body ?? {})) as Fields;
  try {
    if (caller === 'server') checkParameters(name, fields);
    else checkBrowser(name, fields);
  } catch (error) {
    if (error instanceof ProviderError && caller === 'server')
      provider.onViolation(`${name} was sent ${JSON.stringify(fields)}: ${error.message}`);
    throw error;
  }
}

/** The answer with every field of the SDK's type; one that is not as typed is a fault of the sandbox. */
export function typedAnswer(provider: Provider, name: string, request: Request, answer: Answer): Answer {
  // What a browser may see of an object is not typed by the server's SDK.
  if (!isTyped(name) || answer.status !== 200 || isPublishable(request)) return answer;
  const body = completeAnswer(name, answer.body);
  for (const fault of checkAnswer(name, JSON.parse(JSON.stringify(body))))
    provider.onViolation(`${name} answered ${fault}`);
  return { ...answer, body };
}

function isTyped(name: string): name is CallName {
  return Object.hasOwn(callTypes, name);
}

function isPublishable(request: Request): boolean {
  return (request.get('authorization') ?? '').includes('pk_');
}

/** The provider's browser script also sends its intent's secret, what the page shows, and the card itself. */
function checkBrowser(name: CallName, fields: Fields): void {
  const { client_secret: _secret, client_context: _context, payment_method_data: data, ...rest } = fields;
  if (data !== undefined)
    checkParameters('POST /v1/payment_methods', objectField(fields, 'payment_method_data') ?? {});
  checkParameters(name, rest);
}
