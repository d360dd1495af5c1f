import type { JsonSchema } from '../../libs/service-kit/src/http/api-description/json-schema.ts';
import type { DescribedContracts } from './describe.ts';

interface PlantedChange {
  readonly name: string;
  readonly before: DescribedContracts;
  readonly after: DescribedContracts;
  readonly expected: readonly string[];
}

const text = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const asking = (body: JsonSchema): DescribedContracts => ({
  calls: { 'POST /x': { access: 'public', status: 200, body } },
  events: {},
});
const answering = (answer: JsonSchema): DescribedContracts => ({
  calls: { 'GET /x': { access: 'public', status: 200, answer } },
  events: {},
});
const telling = (data: JsonSchema): DescribedContracts => ({ calls: {}, events: { 'x.y v1': data } });
const nothing: DescribedContracts = { calls: {}, events: {} };

/** Changes of contracts with the expected message of each. Additions must not be reported. */
export const plantedChanges: readonly PlantedChange[] = [
  { name: 'call gone', before: answering(text), after: nothing, expected: ['GET /x: the call is gone'] },
  {
    name: 'new optional field in a request',
    before: asking(object({ a: text }, ['a'])),
    after: asking(object({ a: text, b: text }, ['a'])),
    expected: [],
  },
  {
    name: 'new required field in a request',
    before: asking(object({ a: text })),
    after: asking(object({ a: text, b: text }, ['b'])),
    expected: ['POST /x: body.b may be missing, and is refused now'],
  },
  {
    name: 'field of a request renamed',
    before: asking(object({ a: text })),
    after: asking(object({ b: text })),
    expected: ['POST /x: body.a is gone: it is not heard any more'],
  },
  {
    name: 'member of a choice no longer taken',
    before: asking(object({ a: { enum: ['x', 'y'] } })),
    after: asking(object({ a: { enum: ['x'] } })),
    expected: ['POST /x: body.a may be "y", and is refused now'],
  },
  {
    name: 'shorter texts taken',
    before: asking(object({ a: { ...text, maxLength: 10 } })),
    after: asking(object({ a: { ...text, maxLength: 5 } })),
    expected: ['POST /x: body.a may exceed maxLength 5, and is refused now'],
  },
  {
    name: 'another type also taken',
    before: asking(object({ a: text })),
    after: asking(object({ a: { anyOf: [text, { type: 'number' }] } })),
    expected: [],
  },
  {
    name: 'call for staff alone',
    before: answering(text),
    after: { calls: { 'GET /x': { access: 'staff', status: 200, answer: text } }, events: {} },
    expected: ['GET /x: it was public and is staff'],
  },
  {
    name: 'new field in an answer',
    before: answering(object({ a: text }, ['a'])),
    after: answering(object({ a: text, b: text }, ['a', 'b'])),
    expected: [],
  },
  {
    name: 'field of an answer gone, deep inside',
    before: answering({ type: 'array', items: object({ a: object({ b: text }) }) }),
    after: answering({ type: 'array', items: object({ a: object({}) }) }),
    expected: ['GET /x: answer[].a.b is gone, and clients do not expect that'],
  },
  {
    name: 'field of an answer that may be null now',
    before: answering(object({ a: text }, ['a'])),
    after: answering(object({ a: { anyOf: [text, { type: 'null' }] } }, ['a'])),
    expected: ['GET /x: answer.a may be null, and clients do not expect that'],
  },
  {
    name: 'new member of a choice in an answer',
    before: answering(object({ a: { enum: ['x'] } })),
    after: answering(object({ a: { enum: ['x', 'y'] } })),
    expected: ['GET /x: answer.a may be "y", and clients do not expect that'],
  },
  {
    name: 'event gone',
    before: telling(text),
    after: nothing,
    expected: ['x.y v1: the event is gone; consumers may wait for it for as long as the stream keeps it'],
  },
  {
    name: 'field of an event that may be missing now',
    before: telling(object({ a: text }, ['a'])),
    after: telling(object({ a: text })),
    expected: ['x.y v1: data.a may be missing, and consumers do not expect that'],
  },
  {
    name: 'field of an event of another type',
    before: telling(object({ a: text }, ['a'])),
    after: telling(object({ a: { type: 'number' } }, ['a'])),
    expected: ['x.y v1: data.a may be number, and consumers do not expect that'],
  },
];
