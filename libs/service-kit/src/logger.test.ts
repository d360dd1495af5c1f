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

it('logs where an error came from and why', () => {
  const text = logged(
    new Error('no answer', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
  );
  expect(text).toContain('no answer');
  expect(text).toContain('ECONNREFUSED');
  expect(text).toContain('logger.test.ts');
});

it('keeps what libraries hang on their errors to itself', () => {
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
