import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createBodyReader } from './read-body.ts';

function request(headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

const limits = { longestBytes: 100, deadlineMs: 60_000 };

it('drops the oldest unfinished body when all together use too much memory', async () => {
  const read = createBodyReader(150);
  const [oldest, older, newest] = [request(), request(), request()];
  const outcomes = [oldest, older, newest].map((each) => read(each, limits));
  oldest.push(Buffer.alloc(60));
  older.push(Buffer.alloc(60));
  newest.push(Buffer.alloc(60));
  expect(await outcomes[0]).toEqual({ ok: false, reason: 'crowded-out' });
  older.push(null);
  newest.push(null);
  expect(await Promise.all(outcomes.slice(1))).toEqual([
    { ok: true, body: Buffer.alloc(60) },
    { ok: true, body: Buffer.alloc(60) },
  ]);
});

it('releases the memory of finished bodies', async () => {
  const read = createBodyReader(150);
  for (let each = 0; each < 5; each += 1) {
    const body = request();
    body.push(Buffer.alloc(100));
    body.push(null);
    expect(await read(body, limits)).toMatchObject({ ok: true });
  }
});

it('gives up a body that arrives too slowly, and reads one that keeps the pace', async () => {
  const read = createBodyReader(10_000);
  const [trickling, steady] = [request(), request()];
  const pace = { periodMs: 200, leastBytes: 20 };
  const outcomes = [trickling, steady].map((each) => read(each, { ...limits, longestBytes: 1_000, pace }));
  const sending = setInterval(() => {
    trickling.push(Buffer.alloc(1));
    steady.push(Buffer.alloc(20));
  }, 50);
  expect(await outcomes[0]).toEqual({ ok: false, reason: 'too-slow' });
  clearInterval(sending);
  steady.push(null);
  expect(await outcomes[1]).toMatchObject({ ok: true });
});
