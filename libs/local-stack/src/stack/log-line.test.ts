import { expect, test } from 'vitest';
import { readLine, renderLine } from './log-line.ts';

const now = new Date(2027, 0, 2, 12, 0, 5);

test('a JSON line of a service becomes one readable line', () => {
  const line = readLine(
    'booking',
    '{"level":"warn","part":"booking","msg":"hold expired","bookingId":"b1","reason":"15 minutes over"}',
    now,
  );
  expect(renderLine(line, false)).toBe(
    '12:00:05 booking    WARN hold expired bookingId=b1 reason="15 minutes over"',
  );
});

test('a request is shown by method, address and status', () => {
  const line = readLine(
    'shell',
    '{"level":30,"msg":"request completed","req":{"method":"GET","path":"/","id":"r1"},"res":{"statusCode":200}}',
    now,
  );
  expect(renderLine(line, false)).toBe(
    '12:00:05 shell      request completed method=GET path=/ requestId=r1 status=200',
  );
});

test('any other text stays as it is, also when it begins like JSON', () => {
  expect(renderLine(readLine('nats', '{ jetstream', now), false)).toBe('12:00:05 nats       { jetstream');
});

test('only warnings and errors are colored, and only where colors are enabled', () => {
  const line = readLine('booking', '{"level":"error","msg":"broken"}', now);
  expect(renderLine(line, true)).toContain('\u001b[31m');
  expect(renderLine(line, false)).not.toContain('\u001b');
});
