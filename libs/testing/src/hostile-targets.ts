import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The paths for operators and other services. */
const innerPaths = [
  '/metrics',
  '/readyz',
  '/openapi.json',
  '/docs',
  '/.well-known/jwks.json',
  '/internal/poll-stale-feeds',
  '/internal/snapshots/bookings',
];
/** Prefixes that a route table sends to a service. */
const publicPrefixes = ['/api', '/calendar', '/mail', '/api/admin/calendar'];

const dots = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;', '..;a=b', '%c0%ae%c0%ae', '%uff0e%uff0e'];
const moreDots = [
  '%EF%BC%8E%EF%BC%8E',
  '．．',
  '..%00',
  '..%20',
  '%2e%2e%3b',
  '..\t',
  '..%0d',
  './..',
  '%2e/..',
];
const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%5C', '//', '/\\', '%252f', '%c0%af', '%ef%bc%8f', ';/'];

/** Spellings of an internal path below a public one, and targets of other forms. */
export function hostileTargets(host: string): readonly string[] {
  const climbing = [...dots, ...moreDots].flatMap((dot, row) =>
    slashes.flatMap((slash, column) => {
      const prefix = publicPrefixes[(row + column) % publicPrefixes.length] ?? '/api';
      const inner = innerPaths[(row + 3 * column) % innerPaths.length] ?? '/metrics';
      const up = (climb: string) => `${prefix}${climb.repeat(prefix.split('/').length - 1)}`;
      return [`${up(`${slash}${dot}`)}${inner}`, `${up(`/${dot}`)}${slash}${inner.slice(1)}`];
    }),
  );
  const others = innerPaths.flatMap((inner) => [
    inner,
    `/${inner}`,
    `//api/..${inner}`,
    `/.${inner}`,
    `\\api\\..${inner.replaceAll('/', '\\')}`,
    `/%${inner.charCodeAt(1).toString(16)}${inner.slice(2)}`,
    `/api/%2e%2e${inner}?x=/api`,
    `/api#/..${inner}`,
    `/api?/../..${inner}`,
    `/api/..${inner}%00`,
    `/api/..${inner}%`,
    `/api/..${inner}%zz`,
    `http://${host}${inner}`,
    `http://${host}/api/..${inner}`,
    `http://elsewhere.invalid${inner}`,
    `${host}${inner}`,
    inner.slice(1),
    `*${inner}`,
    `/remotes/mf-admin${inner}`,
    `/remotes/mf-admin/api/..${inner}`,
    `/remotes/mf-admin/..${inner}`,
    `/remotes/mf-public/../../api/../${inner}`,
  ]);
  return [...new Set([...climbing, ...others, '*', '/..', '/.', '/api/..', '/mail/..', '/calendar/.'])];
}

/** The most lenient reading of a target: it removes whatever any server is known to remove. */
function generousPath(target: string): string {
  let path = target;
  for (let pass = 0; pass < 4; pass += 1) {
    path = path
      .replaceAll(/%u([\da-f]{4})/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/%c0%ae/gi, '.')
      .replaceAll(/%c0%af/gi, '/')
      .replaceAll(/%[\da-f]{2}(?:%[89ab][\da-f])*/gi, (run) => {
        try {
          return decodeURIComponent(run);
        } catch {
          return run;
        }
      })
      .normalize('NFKC')
      .replaceAll(/[\0\t\r\n ]/g, '')
      .replaceAll('\\', '/')
      .replaceAll(/;[^/]*/g, '')
      .replace(/^\*|[?#%].*$/g, '')
      .replaceAll(/\/{2,}/g, '/');
  }
  path = path.replace(/^http:\/[^/]*|^[\d.:a-z]+:\d+(?=\/)/i, '').replace(/^\/remotes\/[a-z-]+/, '');
  return new URL(path.startsWith('/') ? path : `/${path}`, 'http://service').pathname;
}

const innerAnswer = 'kept inside';

/** A service that serves its internal paths in any spelling, and answers `public` to everything else. */
export async function startGenerousService(): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    response.end(innerPaths.includes(generousPath(request.url ?? '')) ? innerAnswer : 'public');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly isInner: boolean;
}

/** Sends a raw request line, because every HTTP client would normalize the target. */
export function sendTarget(origin: string, target: string, method = 'GET'): Promise<RawAnswer> {
  const { host } = new URL(origin);
  return sendHead(origin, [`${method} ${target} HTTP/1.1`, `Host: ${host}`]);
}

/** Sends raw request headers, and closes the connection after the answer. */
export function sendHead(origin: string, lines: readonly string[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    let text = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, isInner: text.includes(innerAnswer) });
    });
  });
}

/** Sends all of them, a few at a time, and returns each answer. */
export async function sendTargets(
  origin: string,
  targets: readonly string[],
): Promise<readonly (RawAnswer & { readonly target: string })[]> {
  const answers: (RawAnswer & { target: string })[] = [];
  const rest = [...targets];
  const sendNext = async (): Promise<void> => {
    for (let target = rest.shift(); target !== undefined; target = rest.shift())
      answers.push({ target, ...(await sendTarget(origin, target)) });
  };
  await Promise.all(Array.from({ length: 8 }, sendNext));
  return answers;
}
