import { Writable } from 'node:stream';
import { createLogger } from '@getaway/service-kit/logger';
import { expect, test } from 'vitest';
import { logSecurity } from './security-log.ts';

test('a log line names the action, the person or address, and the request', () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ part: 'svc-booking', level: 'info' }, destination);
  logSecurity(logger, 'signed-in', { staffId: 'u1', clientNetwork: '203.0.113.9', requestId: 'r1' });
  logSecurity(logger, 'sign-in-refused', {
    clientNetwork: '203.0.113.9',
    reason: 'throttled',
    requestId: 'r2',
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', security: 'signed-in', staffId: 'u1', clientNetwork: '203.0.113.9', requestId: 'r1' },
    { level: 'warn', security: 'sign-in-refused', reason: 'throttled', requestId: 'r2' },
  ]);
});
