import { sendHead } from './hostile-targets.ts';

/**
 * Invalid Host headers (RFC 9112, 3.2): no host, two of them, or a value that is not the name of a server.
 */
const wrongHosts: readonly (readonly string[])[] = [
  [],
  ['Host:'],
  ['Host:  '],
  ['Host: localhost', 'Host: localhost'],
  ['Host: localhost', 'host: evil.example'],
  ['Host: evil.example', 'Host:'],
  ...[
    'a b',
    'a\tb',
    'evil.com/../',
    'evil.com/',
    'http://evil.com',
    'user@evil.com',
    'localhost, evil.com',
    'localhost?x',
    'localhost#x',
    'localhost\\x',
    'localhost;x',
    '<b>',
    '"localhost"',
    'h%6fst',
    'h\u00f6st',
    'host:99999',
    'host:65536',
    'host:port',
    'host:-1',
    'host:80:80',
    ':8080',
    '.',
    '.host',
    'two..dots',
    '[::1',
    '::1',
    '[]',
    '[host]',
    '[127.0.0.1]',
    '[::1]x',
    '[fe80::1%25eth0]',
    `${'a'.repeat(250)}.example`,
  ].map((host) => [`Host: ${host}`]),
];

const rightHosts = [
  'localhost',
  'LOCALHOST:8080',
  '127.0.0.1:1',
  '[::1]',
  '[2001:DB8::7]:65535',
  'stay.example.com.',
  'mf-admin:8082',
  'my_stack_shell:8080',
  'xn--caf-dma.example',
  'stay.example.com:',
];

interface SaidHost {
  readonly lines: readonly string[];
  readonly status: number;
}

/** Requests a path with every invalid host, in both versions of HTTP, and with some valid ones. */
export async function sendHosts(
  origin: string,
  path: string,
): Promise<{ wrong: readonly SaidHost[]; right: readonly SaidHost[] }> {
  const send = async (lines: readonly string[]): Promise<SaidHost> => ({
    lines,
    status: (await sendHead(origin, lines)).status,
  });
  const request = (version: string) => `GET ${path} HTTP/${version}`;
  return {
    wrong: await Promise.all(
      ['1.0', '1.1'].flatMap((version) => wrongHosts.map((hosts) => send([request(version), ...hosts]))),
    ),
    right: await Promise.all(rightHosts.map((host) => send([request('1.1'), `Host: ${host}`]))),
  };
}
