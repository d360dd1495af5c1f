import type { Fields } from '../provider/fields.ts';
import { invalidRequest, missingParameter, type ProviderError } from '../provider/provider-error.ts';
import { callTypes, objectTypeOf, type CallName, type CallTypes, type ObjectType } from './calls.ts';
import { faultsOf, type Fault } from './faults.ts';
import { loadSdkTypes } from './sdk-types-file.ts';

const sdkTypes = loadSdkTypes();

/** Refuses, as a ProviderError, what the SDK's type of a call's parameters does not know. */
export function checkParameters(call: CallName, fields: Fields): void {
  const schema = sdkTypes.parameters[callTypes[call].parameters] ?? true;
  const faults = faultsOf(sdkTypes, { schema, value: fields, encoding: 'form' });
  const worst = inOrder.flatMap((kind) => faults.filter((fault) => fault.kind === kind))[0];
  if (worst) throw refusalOf(worst);
}

/** Where an answer differs from the SDK's type of it; empty when it is as typed. */
export function checkAnswer(call: CallName, answer: unknown): string[] {
  const { answer: type, isList = false }: CallTypes = callTypes[call];
  if (!isList) return violations(type, answer);
  const data = (answer as { data?: unknown }).data;
  if (!Array.isArray(data)) return [`${call} answered no list`];
  return data.flatMap((each) => violations(type, each));
}

/** Where an event, or the object in it, differs from the SDK's types. */
export function checkEvent(event: { type: string; data: { object: unknown } }): string[] {
  const type = objectTypeOf(event.data.object);
  return [
    ...violations('EventBase', event),
    ...(type === undefined
      ? [`${event.type} carries no object that the sandbox keeps`]
      : violations(type, event.data.object)),
  ];
}

function violations(type: ObjectType, value: unknown): string[] {
  const schema = sdkTypes.objects[type] ?? true;
  return faultsOf(sdkTypes, { schema, value, encoding: 'json' }).map(
    ({ kind, path, expected, found }) =>
      `${type}.${path.join('.')}: ${kind}, expected ${expected.slice(0, 100)}, found ${JSON.stringify(found)}`,
  );
}

/** The provider names one fault, the most telling one. */
const inOrder: readonly Fault['kind'][] = ['unknown', 'missing', 'value', 'type'];

function refusalOf({ kind, path, expected, found }: Fault): ProviderError {
  const [first = '', ...rest] = path;
  const param = first + rest.map((part) => `[${part}]`).join('');
  switch (kind) {
    case 'unknown':
      return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    case 'missing':
      return missingParameter(param);
    case 'value':
      return invalidRequest(`Invalid ${param}: must be one of ${expected}`, {
        code: 'parameter_invalid',
        param,
      });
    case 'type':
      return wrongType({ expected, found, param });
    default:
      return kind satisfies never;
  }
}

function wrongType({
  expected,
  found,
  param,
}: {
  expected: string;
  found: unknown;
  param: string;
}): ProviderError {
  if (found === '')
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (expected === 'array' || expected === 'object')
    return invalidRequest(`Invalid ${expected}`, { code: 'parameter_invalid', param });
  const shown = typeof found === 'string' ? found : JSON.stringify(found);
  return expected === 'number'
    ? invalidRequest(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param })
    : invalidRequest(`Invalid ${expected}: ${shown}`, { code: 'parameter_invalid', param });
}
