import { createServer } from 'node:http';
import type { Stack } from '@getaway/dev-stack/stack/start-stack';
import * as v from 'valibot';

const Command = v.object({ part: v.string(), action: v.picklist(['start', 'stop', 'kill']) });
export type Command = v.InferOutput<typeof Command>;

type Parts = Pick<Stack, 'startPart' | 'stopPart' | 'killPart'>;

/** Lets journeys, which run in other processes, stop and start parts: `POST /` with a command. */
export async function serveControl(parts: Parts): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = (status: number, text = '') => response.writeHead(status).end(text);
      obey(parts, Buffer.concat(chunks).toString()).then(
        () => answer(204),
        (error: unknown) => answer(500, String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function obey(parts: Parts, body: string): Promise<void> {
  const { part, action } = v.parse(Command, JSON.parse(body));
  switch (action) {
    case 'start':
      return parts.startPart(part);
    case 'stop':
      return parts.stopPart(part);
    case 'kill':
      return parts.killPart(part, 'SIGKILL');
    default:
      return action satisfies never;
  }
}
