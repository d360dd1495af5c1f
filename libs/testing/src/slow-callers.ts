import { connect, type Socket } from 'node:net';

export interface SlowCallers {
  /** How many of them the server has closed. */
  closed(): number;
  leave(): void;
}

interface Callers {
  readonly slowBodies: number;
  readonly idle: number;
  /** The loopback address of the caller with this number; the usual one by default. */
  readonly from?: (caller: number) => string;
  /** The path prefix for the bodies. */
  readonly path?: string;
}

const byteEveryMs = 1_000;

/** Addresses that count as different networks. Only Linux has all of 127.0.0.0/8. */
export function loopbackAddress(caller: number): string {
  return process.platform === 'linux'
    ? `127.1.${Math.floor(caller / 200)}.${(caller % 200) + 1}`
    : '127.0.0.1';
}

/** Opens connections that send a body byte by byte, and silent connections. Resolves when all are open. */
export async function startSlowCallers(
  origin: string,
  { slowBodies, idle, from, path = '/api/contact' }: Callers,
): Promise<SlowCallers> {
  const { hostname, port, host } = new URL(origin);
  let closed = 0;
  const sockets: Socket[] = [];
  const open = (caller: number): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect({
        host: hostname,
        port: Number(port),
        ...(from === undefined ? {} : { localAddress: from(caller) }),
      });
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => (closed += 1));
      socket.once('connect', () => resolve(socket));
    });
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{',
  ];
  const senders = await Promise.all(Array.from({ length: slowBodies }, (_, caller) => open(caller)));
  await Promise.all(Array.from({ length: idle }, (_, caller) => open(slowBodies + caller)));
  for (const socket of senders) socket.write(head.join('\r\n'));
  const trickle = setInterval(() => {
    for (const socket of senders) if (!socket.destroyed) socket.write(' ');
  }, byteEveryMs);
  return {
    closed: () => closed,
    leave: () => {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    },
  };
}
