import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandomInt } from '@getaway/demo/random-int';
import { readDemoSettings } from '@getaway/demo/demo-settings';
import { pretendTime } from '@getaway/demo/pretended-time';
import { planYear } from '@getaway/demo/year';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import { loadConfig, loadProperty } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import { openNotifications } from '@getaway/service-kit/messaging/notifications';
import { startOutboxRelay } from '@getaway/service-kit/messaging/outbox-relay';
import { configSchema } from '../src/config.ts';
import { pageOfPackages, pageOfServices } from '../src/catalogue/catalogue.repository.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { seedCatalogue } from '../src/catalogue/seed-catalogue.ts';
import { writeSetupHidden } from '../src/setup/setup.repository.ts';
import { connectCardPayments } from '../src/payments/card-payments.client.ts';
import { openCardTerminal } from './card-terminal.ts';
import { diaryOf, type DiaryEntry } from './diary.ts';
import { makeCodes } from './promo-codes.ts';

// Plays a year of bookings through the service's own use cases, with the process clock set to that year.
// Prices, nights, counts, records and events come out as in production.
const config = loadConfig(configSchema, process.env);
const { seed, now: realNow, cardsFile } = readDemoSettings(process.env);
const logger = createLogger({ part: 'demo', level: 'warn' });
const house = loadProperty(config.PROPERTY_FILE);
const { timeZone } = house;
const randomInt = seededRandomInt(seed + 1);

const year = planYear({ seed, now: realNow, today: dateInZone(realNow, timeZone) });
const begin = addMilliseconds(year.bookings[0]?.bookedAt ?? realNow, -dayMs);
const time = pretendTime(begin);
const database = openDatabase(config.DATABASE_URL, (error) => logger.warn({ err: error }, 'connection lost'));
const terminal = await openCardTerminal(cardsFile);

try {
  await seedCatalogue(database, { house, isEdited: false }, realNow);
  await makeCodes(database, realNow);
  const { services } = await pageOfServices(database.prisma, 'offered', {});
  const { packages } = await pageOfPackages(database.prisma, 'offered', {});
  const deps = {
    database,
    terminal,
    payments: connectCardPayments({
      secretKey: terminal.secretKey,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiBase: terminal.url,
      onKeyRefused: () => undefined,
    }),
    now: time.now,
    newId: randomUUID,
    randomInt,
    timeZone,
    property: house,
    usualHours: {
      checkInTime: house.checkIn.time,
      checkOutTime: house.checkOut.time,
      latestCheckIn: house.policies.latestCheckIn,
    },
    unpaidPerAddress: 0,
    unpaidNights: { perNetwork: 0, overall: 0, confirmedPerNetwork: 0, confirmedOverall: 0 },
    logger,
  };
  const offer = { serviceIds: idsByName(services), packageIds: idsByName(packages) };
  await live(diaryOf(deps, year, { randomInt, offer, now: realNow }), realNow);
  // The demo shows the screens of daily use; staff can bring the checklist back.
  await writeSetupHidden(database.prisma, true, realNow);
  time.end();
  await publishAll(database);
  logger.warn({ bookings: year.bookings.length }, 'demo bookings created');
} finally {
  await terminal.stop();
  await database.close();
}

/** Ids are new on each run, names are not. */
function idsByName(all: readonly { id: string; name: string }[]): string[] {
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id);
}

/** Runs the diary's entries, each at its moment, up to the real current time. */
async function live(entries: readonly DiaryEntry[], until: Date): Promise<void> {
  const diary = [...entries].sort(byMoment);
  for (let entry = diary.shift(); entry && entry.at <= until; entry = diary.shift()) {
    time.moveTo(entry.at);
    const later = await entry.act();
    if (later.length > 0) diary.push(...later);
    diary.sort(byMoment);
  }
}

function byMoment(a: DiaryEntry, b: DiaryEntry): number {
  return a.at.getTime() - b.at.getTime();
}

/** The demo data of the other services is made from the events published here. */
async function publishAll({ pool }: Database): Promise<void> {
  const broker = await connectBroker({ url: config.NATS_URL, name: 'svc-booking-demo', logger });
  const notifications = await openNotifications(config.DATABASE_URL);
  const relay = await startOutboxRelay({ pool, notifications, broker, logger });
  const waiting = 'SELECT count(*)::int AS waiting FROM outbox_events WHERE published_at IS NULL';
  while ((await pool.query<{ waiting: number }>(waiting)).rows[0]?.waiting !== 0) await sleep(50);
  await relay.stop();
  await notifications.stop();
  await broker.close();
}
