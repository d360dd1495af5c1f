import { Writable } from 'node:stream';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const logged = (error: unknown): string => {
  let text = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  createLogger({ part: 'test', level: 'info' }, sink).error({ err: error }, 'failed');
  return text;
};

it('logs the source and the cause of an error', () => {
  const text = logged(
    new Error('no answer', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
  );
  expect(text).toContain('no answer');
  expect(text).toContain('ECONNREFUSED');
  expect(text).toContain('logger.test.ts');
});

it('leaves out members that libraries attach to their errors', () => {
  const cardError = Object.assign(new Error('unexpected state'), {
    payment_intent: { client_secret: 'pi_1_secret_2' },
  });
  expect(logged(cardError)).not.toContain('pi_1_secret_2');
  const schema = v.object({ email: v.pipe(v.string(), v.email()) });
  try {
    v.parse(schema, { email: 'guest-without-at', name: 'Maya' });
  } catch (error) {
    expect(logged(error)).not.toMatch(/guest-without-at|Maya/);
  }
  const rowError = Object.assign(new Error('violates check'), {
    detail: 'Failing row contains (Maya, maya@example.com)',
  });
  expect(logged(rowError)).not.toContain('maya@example.com');
});

it.each([
  ['a mail server', "Can't send mail: 550 5.1.1 <maya@example.com>: Recipient address rejected"],
  ['a unique key', 'duplicate key: Key (email)=(maya@example.com) already exists.'],
  ['a unique key', 'Raw query failed. Message: `Key (first_name, phone)=(Maya, 555-0100) already exists.`'],
  ['a check', 'new row violates check constraint "stays"; Failing row contains (1, Maya, null, 555-0100).'],
  ['a number', 'invalid input syntax for type integer: "Maya 555-0100"'],
  ['an enum', 'invalid input value for enum "occasion": "Maya"'],
  ['a connection', 'connect postgres://booking:Maya-secret@db.internal:5432/booking failed'],
])('leaves out values that the error of %s quotes: %s', (_source, message) => {
  const text = logged(new Error('failed', { cause: new Error(message) }));
  expect(text).not.toMatch(/maya|555-0100/i);
  expect(text).toContain(message.slice(0, 8));
});

it('leaves out tokens of links', () => {
  const token = `Zm9y_IHR3bw-${'7'.repeat(31)}`;
  for (const around of ['https://house.example/stay/%;', 'Stay %', `${'.'.repeat(1_990)}%`])
    expect(logged(new Error(around.replace('%', token)))).not.toContain(token.slice(0, 8));
});

it('leaves out text that is not JSON, and cuts off long messages', () => {
  try {
    JSON.parse('{"guest": Maya}');
  } catch (error) {
    expect(logged(error)).not.toContain('Maya');
  }
  for (const part of ['x', 'invalid input ', 'Key (', 'a@', '<'])
    expect(logged(new Error(part.repeat(1_000_000))).length).toBeLessThan(10_000);
});
