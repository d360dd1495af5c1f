import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHouse } from '@getaway/property/file';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { runToEnd } from '@getaway/infrastructure/processes/child';
import { publicOrigin, serviceEnvironment, type ServiceName } from '@getaway/local-stack/stack/environment';
import type { PlanInput } from '@getaway/local-stack/stack/plans';
import type { DemoNote } from './demo-folder.ts';
import { demoVariables } from './demo-settings.ts';
import { feedsOf } from './feeds.ts';
import { staffOf } from './staff.ts';
import { planYear } from './year.ts';

/** svc-booking's part: guests book, pay, change their minds and leave, a year long. Needs the databases and the broker. */
export function fillBookings(input: PlanInput, note: DemoNote, signal: AbortSignal): Promise<unknown> {
  return runPart('booking', input, note, signal);
}

/** svc-crm-email's part: what it would have made of those bookings, day by day. Needs svc-booking. */
export function fillGuests(input: PlanInput, note: DemoNote, signal: AbortSignal): Promise<unknown> {
  return runPart('crm-email', input, note, signal);
}

/** Staff add the calendars of other platforms, and read them until one has lost its stays. */
export async function fillCalendars(input: PlanInput, { seed, now }: DemoNote): Promise<void> {
  const today = dateInZone(new Date(now), readHouse().property.timeZone);
  const feeds = feedsOf(planYear({ seed, now: new Date(now), today }), today);
  const folder = join(input.dataDir, 'platforms');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify(feeds));

  const staff = await staffOf(publicOrigin(input), {
    username: input.env['ADMIN_USERNAME'] || 'admin',
    password: input.env['ADMIN_PASSWORD'] || input.secrets.adminPassword,
  });
  const platforms = `http://127.0.0.1:${input.ports.platforms}`;
  for (const [platform, name, file] of [
    ['airbnb', 'Airbnb', 'airbnb'],
    ['vrbo', 'Vrbo', 'vrbo'],
    ['booking', 'Booking.com', 'booking'],
    ['lodgify', 'Lodgify', 'lodgify'],
    ['other', 'Weekend Guide', 'weekend-guide'],
  ] as const) {
    await staff.post('/api/admin/calendar-feeds', { name, platform, url: `${platforms}/${file}.ics` });
  }
  for (let reading = 1; reading <= mostReadings; reading += 1) {
    await staff.post('/api/admin/sync-calendars', {});
    if ((await staff.get('/api/admin/calendar-feeds')).includes('"suspicious"')) return;
  }
}

/** A forgetful platform has lost its stays in every second answer, and is asked once more when it is added. */
const mostReadings = 3;

function runPart(
  service: ServiceName,
  input: PlanInput,
  { seed, now }: DemoNote,
  signal: AbortSignal,
): Promise<unknown> {
  const cardsFile = join(input.dataDir, 'card-sandbox', 'state.jsonl');
  return runToEnd({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join('demo', 'fill.ts')],
    cwd: join(input.rootDir, `svc-${service}`),
    env: {
      ...serviceEnvironment(service, input),
      ...demoVariables({ seed, now: new Date(now), cardsFile }),
      // An interrupted filling starts again, so commits do not have to wait for the disk.
      PGOPTIONS: '-c synchronous_commit=off',
    },
    onLine: (line) => input.onLine(service, line),
    signal,
  });
}
