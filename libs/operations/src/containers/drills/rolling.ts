import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker, publishedAddress, variable } from '../docker.ts';
import { guestsAtOnce } from '../guests-at-once.ts';
import { rollService } from '../roll.ts';
import { openVisitor } from '../visitor.ts';
import { bookingFaults } from './booked-once.ts';
import { pagesOpened } from './pages-opened.ts';

const guests = 20;
const aroundMs = 5_000;
const propertyFile = join(import.meta.dirname, '..', '..', '..', '..', 'property', 'property.json');

/**
 * A changed mf-public goes live alone, then svc-booking is replaced replica by replica, both under load: no request may
 * fail. Wants UNPAID_PER_ADDRESS=0, since all guests come from one address here, and REPLICAS=2 for svc-booking.
 */
export async function rolling(tell: (message: string) => void): Promise<string[]> {
  return [...(await publicSite(tell)), ...(await bookingService(tell))];
}

async function publicSite(tell: (message: string) => void): Promise<string[]> {
  const site = await publishedAddress('shell', 8080);
  const name = `Lantern Hollow ${Date.now().toString(36)}`;
  const untouched = await idsOf('shell', 'mf-admin', 'svc-booking');
  const over = new AbortController();
  const running = pagesOpened(site, over.signal);
  await sleep(aroundMs);
  await withName(name, () => rollService('mf-public', tell));
  const isLive = await shows(site, name);
  await sleep(aroundMs);
  over.abort();
  const { opened, requests, failed } = await running;
  tell(`mf-public: ${opened} pages, ${requests} requests, ${failed.length} failed`);
  await rollService('mf-public', tell);
  return [
    ...failed,
    ...(isLive ? [] : ['the change is not live']),
    ...((await idsOf('shell', 'mf-admin', 'svc-booking')) === untouched
      ? []
      : ['another part was restarted']),
  ];
}

async function bookingService(tell: (message: string) => void): Promise<string[]> {
  const site = await publishedAddress('shell', 8080);
  const over = new AbortController();
  const origin = variable('PUBLIC_ORIGIN') ?? site;
  const running = guestsAtOnce({ site, origin, guests, until: over.signal });
  await sleep(aroundMs);
  const replaced = await rollService('svc-booking', tell);
  await sleep(aroundMs);
  over.abort();
  const report = await running;
  tell(
    `svc-booking: ${replaced} replicas, ${report.booked.length} bookings, ${report.requests} requests, ${report.troubles.length} failed`,
  );
  return [
    ...report.troubles.map(({ step, status, what }) => `${step} ${status} ${what}`),
    ...(await bookingFaults(report)),
  ];
}

/** The house's name is on the landing page, so a house with another name is a visible change. */
async function withName(name: string, act: () => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'another-name-'));
  const before = process.env['PROPERTY_FOLDER'];
  try {
    // The containers' user reads it.
    chmodSync(folder, 0o755);
    const property = JSON.parse(readFileSync(propertyFile, 'utf8')) as Record<string, unknown>;
    writeFileSync(join(folder, 'property.json'), JSON.stringify({ ...property, name }));
    process.env['PROPERTY_FOLDER'] = folder;
    await act();
  } finally {
    if (before === undefined) delete process.env['PROPERTY_FOLDER'];
    else process.env['PROPERTY_FOLDER'] = before;
  }
}

async function shows(site: string, name: string): Promise<boolean> {
  for (let second = 0; second < 15; second += 1) {
    const page = await openVisitor(site).get<string>('/');
    if (page.body.includes(name)) return true;
    await sleep(1_000);
  }
  return false;
}

async function idsOf(...services: string[]): Promise<string> {
  const ids = await Promise.all(services.map((service) => containersOf(service)));
  return docker('inspect', '--format', '{{.Id}} {{.State.StartedAt}}', ...ids.flat());
}
