import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Kept, because a test may put a server's `fetch` in its place. */
const ownFetch = fetch;

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: object;
}

export interface PageApi extends AsyncDisposable {
  /** The requests so far, in the order of their arrival. */
  readonly requests: readonly ApiRequest[];
  /** A `fetch` that resolves an address against this server, as a browser does against the page's own origin. */
  readonly fetch: typeof fetch;
}

/** A small server on this machine that answers the calls of a page under test with `answer`. */
export async function startPageApi(
  answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>,
): Promise<PageApi> {
  const requests: ApiRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      const sent = await text(incoming);
      const { method = '', url: path = '' } = incoming;
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      const request = { method, path, body };
      requests.push(request);
      const answered = await answer(request);
      const type = answered.status < 400 ? 'application/json' : 'application/problem+json';
      outgoing.writeHead(answered.status, { 'content-type': type });
      outgoing.end(answered.body && JSON.stringify(answered.body));
    };
    respond().catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    fetch: (address, init) =>
      ownFetch(new URL(address instanceof Request ? address.url : address, `http://127.0.0.1:${port}`), init),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
