import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html =
  '<!doctype html><html lang="en"><head><title>Range picker</title></head><body><script src="/page.js"></script></body></html>';

/** Serves the page with nothing but antd's range picker, which mf-admin's bench builds. */
export async function serveRangePicker(): Promise<{ address: string; stop: () => void }> {
  const script = readFileSync(new URL('../../../mf-admin/bench/dist/page.js', import.meta.url));
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => void server.close(),
  };
}
