import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSessionState } from '@getaway/contracts/http/internal-sessions';

/** A stand-in for svc-booking's check of sessions. */
export interface TestSessionStates {
  /** The `BOOKING_URL` of the calling service. */
  readonly url: string;
  /** How often a session was checked. */
  reads(): number;
  /** Ends a session without publishing it, as while the broker is unavailable. */
  end(sessionId: string): void;
  /** Stops the stand-in. */
  stop(): Promise<void>;
}

/** Serves `readSessionState` on a loopback port: every session is valid until it is ended. */
export async function startSessionStates(): Promise<TestSessionStates> {
  const ended = new Set<string>();
  let reads = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://booking');
    if (pathname !== readSessionState.path) {
      response.writeHead(404).end();
      return;
    }
    reads += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ isAlive: !ended.has(searchParams.get('sessionId') ?? '') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reads: () => reads,
    end: (sessionId) => void ended.add(sessionId),
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
