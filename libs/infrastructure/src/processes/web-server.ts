import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';

export interface ListenOptions {
  host: string;
  port: number;
}

/** Listens, and resolves once connections are accepted. */
export async function listen(handler: RequestListener, { host, port }: ListenOptions): Promise<Server> {
  const server = createServer(handler);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Accepts no new connections, lets running requests finish, and closes idle connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(timer);
}

/** Resolves on the first SIGTERM or SIGINT. */
export async function stopSignal(): Promise<void> {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
}

/** A port from the environment; throws a readable error when it is invalid. */
export function portFrom(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${value}" isn’t a port number`);
  return port;
}
