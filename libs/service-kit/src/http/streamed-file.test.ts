import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { sendFile } from './streamed-file.ts';

async function serve(content: AsyncIterable<string>) {
  const faults: unknown[] = [];
  const ended: unknown[] = [];
  const app = express().get('/', (_request, response) => {
    sendFile(response, 'text/csv', { name: 'all.csv', content }).then(
      () => ended.push('sent'),
      (error: unknown) => faults.push(error),
    );
  });
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, faults, ended, [Symbol.dispose]: () => server.close() };
}

async function* lines(count: number, fault?: Error): AsyncGenerator<string> {
  for (let line = 0; line < count; line += 1) yield await Promise.resolve('x'.repeat(1_000));
  if (fault) throw fault;
}

test('throws a fault of the content in the middle of a file, so that it is logged, and breaks the file off', async () => {
  const fault = new Error('the database is gone');
  using served = await serve(lines(10, fault));
  const asked = fetch(`http://127.0.0.1:${served.port}`);
  await expect(asked.then((answer) => answer.text())).rejects.toThrow();
  await eventually(() => expect(served.faults).toEqual([fault]));
});

test('does not throw because a client leaves', async () => {
  using served = await serve(lines(100_000));
  const [answer] = (await once(get(`http://127.0.0.1:${served.port}`), 'response')) as [IncomingMessage];
  answer.destroy();
  await eventually(() => expect(served.ended).toEqual(['sent']));
  expect(served.faults).toEqual([]);
});
