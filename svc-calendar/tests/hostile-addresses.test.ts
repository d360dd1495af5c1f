import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { lookup as systemLookup } from 'node:dns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellProof } from '@getaway/testing/proof';
import { fetchFeed } from '../src/feeds/fetching/fetch-feed.client.ts';
import { isPublicAddress, publicLookup } from '../src/feeds/fetching/public-address.client.ts';

let canary: Server;
let redirector: Server;
let reached = 0;
let [port, redirectorPort] = [0, 0];

beforeAll(async () => {
  canary = createServer((_request, response) => {
    reached += 1;
    response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  });
  // On every address of the machine, like a service inside a network.
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
  ({ port } = canary.address() as AddressInfo);
  redirector = createServer((request, response) => {
    const location = decodeURIComponent((request.url ?? '').slice(1));
    response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end();
  });
  await new Promise<void>((resolve) => redirector.listen(0, '127.0.0.1', resolve));
  ({ port: redirectorPort } = redirector.address() as AddressInfo);
});
afterAll(() => {
  canary.close();
  redirector.close();
});

/** A malicious DNS server: its names resolve to this machine, at once or on the second query. */
const asked = new Map<string, number>();
const hostileNames: Readonly<Record<string, (time: number) => string[]>> = {
  'inside.example': () => ['127.0.0.1'],
  'inside-six.example': () => ['::1'],
  'mapped.example': () => ['::ffff:127.0.0.1'],
  'unspecified.example': () => ['0.0.0.0'],
  'mixed.example': () => ['93.184.216.34', '127.0.0.1'],
  'mixed-last.example': () => ['2606:2800:220:1::1', '93.184.216.34', '::1'],
  'metadata.example': () => ['169.254.169.254'],
  'rebinding.example': (time) => [time === 1 ? '93.184.216.34' : '127.0.0.1'],
  'nobody.example': () => [],
};

type NameServerAnswer = (error: null, addresses: { address: string; family: number }[]) => void;

const nameServer = ((name: string, _options: object, callback: NameServerAnswer) => {
  const time = (asked.get(name) ?? 0) + 1;
  asked.set(name, time);
  const addresses = (hostileNames[name]?.(time) ?? ['127.0.0.1']).map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  callback(null, addresses);
}) as typeof systemLookup;

/** The redirector plays a public server; every other name goes through the real check. */
const guarded: LookupFunction = (name, options, callback) =>
  name === 'public.example'
    ? callback(null, [{ address: '127.0.0.1', family: 4 }])
    : publicLookup(nameServer)(name, options, callback);

const loopback = [
  '127.0.0.1', '127.1', '127.0.1', '2130706433', '0177.0.0.1', '0x7f.0.0.1', '0x7f000001', '017700000001',
  '127.0.0.1.', '127.255.255.254', '127.0.0.53', '0', '0.0.0.0', '0x0', '00000000', '127.8.8.8', '①②⑦.⓪.⓪.①',
  '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]', '[::ffff:0.0.0.0]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]',
  'localhost', 'LOCALHOST', 'localhost.', 'ip6-localhost', 'sub.localhost',
  ...Object.keys(hostileNames),
]; // oxfmt-ignore
const inside = [
  '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '100.64.0.1',
  '100.127.255.255', '169.254.0.1', '169.254.169.254', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1',
  '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '[fe80::1]', '[fc00::1]',
  '[fd00:ec2::254]', '[fec0::1]', '[ff02::1]', '[::ffff:10.0.0.1]', '[::ffff:169.254.169.254]', '[2001::1]',
  '[64:ff9b:1::1]', '[2001:db8::1]', '[100::1]', '[3fff::1]', '[5f00::1]',
]; // oxfmt-ignore

function hostileAddresses(): string[] {
  const direct = [...loopback, ...inside].flatMap((host) => [
    `http://${host}:${port}/feed.ics`,
    `https://${host}:${port}/feed.ics`,
  ]);
  const led = [...loopback, ...inside].map(
    (host) =>
      `http://public.example:${redirectorPort}/${encodeURIComponent(`http://${host}:${port}/feed.ics`)}`,
  );
  const others = ['file:///etc/hosts', `ftp://127.0.0.1:${port}/`, `gopher://127.0.0.1:${port}/_GET`].concat(
    `http://user:secret@127.0.0.1:${port}/`,
    `http://public.example@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}#@public.example/`,
    `http://127.0.0.1:${port}\\@public.example/`,
    `http:127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}/`,
  );
  return [...direct, ...led, ...others];
}

const version = { etag: null, lastModified: null };
const now = new Date();

describe('hostile addresses', () => {
  const naiveFetch = (address: string): Promise<unknown> =>
    fetch(address, { signal: AbortSignal.timeout(2_000) })
      .then((response) => response.text())
      .catch(() => undefined);

  test('never reach an internal server in any spelling, although a naive fetch does', async () => {
    const addresses = hostileAddresses();
    expect(addresses.length).toBeGreaterThanOrEqual(200);
    reached = 0;
    for (const address of addresses) {
      const fetched = await fetchFeed(address, version, {
        allowPrivate: false,
        now,
        timeoutMs: 400,
        lookup: guarded,
      });
      expect([address, fetched.status]).toEqual([address, 'failed']);
    }
    expect(reached).toBe(0);

    const written = addresses.filter(
      (address) => !address.includes('.example') && !address.startsWith('https:'),
    );
    await Promise.all(written.map(naiveFetch));
    tellProof({
      proof: 'hostile-addresses',
      size: `${addresses.length} addresses, none reached`,
      control: `a naive fetch: ${reached} of ${written.length} reached`,
    });
    expect(reached).toBeGreaterThanOrEqual(20);
  });

  test('with a DNS answer that changes after the check are connected to as checked', async () => {
    asked.clear();
    await fetchFeed(`http://rebinding.example:${port}/`, version, {
      allowPrivate: false,
      now,
      timeoutMs: 400,
      lookup: guarded,
    });
    expect(asked.get('rebinding.example')).toBe(1);
  });

  test('are allowed when private feeds are enabled', async () => {
    const fetched = await fetchFeed(`http://127.0.0.1:${port}/`, version, { allowPrivate: true, now });
    expect(fetched.status).toBe('fetched');
  });
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
