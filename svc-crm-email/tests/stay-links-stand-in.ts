import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readStayLinkState } from '@getaway/contracts/http/internal-stay-links';
import { stayTokenHash } from '@getaway/service-kit/stay-links/stay-link';

/** A stand-in for svc-booking's check of links. */
export interface TestStayLinks {
  /** The `BOOKING_URL` of the service. */
  readonly url: string;
  /** Lets the link with this token work. */
  begin(token: string): void;
  /** Ends the link with this token without publishing it, as while the broker is unavailable. */
  end(token: string): void;
  /** Whether it answers at all. */
  answer(answers: boolean): void;
  stop(): Promise<void>;
}

/** Serves `readStayLinkState` on a loopback port: a link works from its begin to its end. */
export async function startStayLinks(): Promise<TestStayLinks> {
  const current = new Set<string>();
  let answers = true;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://booking');
    if (!answers || pathname !== readStayLinkState.path) {
      response.writeHead(answers ? 404 : 503).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ isCurrent: current.has(searchParams.get('hash') ?? '') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    begin: (token) => void current.add(stayTokenHash(token)),
    end: (token) => void current.delete(stayTokenHash(token)),
    answer: (now) => {
      answers = now;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
