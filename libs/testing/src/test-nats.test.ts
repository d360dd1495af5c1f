import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startTestNats } from './test-nats.ts';

function greeting(url: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname });
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString('utf8'));
    });
    socket.once('error', reject);
  });
}

test('the shared server of a run is a real one with JetStream', async () => {
  expect(await greeting(inject('natsUrl'))).toMatch(/^INFO .*"jetstream":true/);
});

test('a separate server stops and restarts at the same address', async () => {
  const nats = await startTestNats();
  try {
    await nats.goAway();
    await expect(greeting(nats.url)).rejects.toThrow('ECONNREFUSED');
    await nats.comeBack();
    expect(await greeting(nats.url)).toContain('INFO');
  } finally {
    await nats.stop();
  }
  await expect(greeting(nats.url)).rejects.toThrow('ECONNREFUSED');
});
