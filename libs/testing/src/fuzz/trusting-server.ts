import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A deliberately wrong server: it accepts every body as valid and returns it. It proves that the judge
 * detects faults.
 */
export async function startTrustingServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      try {
        const sent = (body === '' ? {} : JSON.parse(body)) as { checkInDate?: { length: number } };
        const nights = sent.checkInDate === undefined ? 0 : sent.checkInDate.length;
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ ...sent, nights }));
      } catch (error) {
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
