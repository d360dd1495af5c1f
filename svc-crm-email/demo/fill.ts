import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import { loadConfig, loadProperty } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import { takeEffect } from '@getaway/service-kit/messaging/start-consumer';
import { sqlOf } from '@getaway/service-kit/sql';
import { readDemoSettings } from '@getaway/demo/demo-settings';
import { pretendTime } from '@getaway/demo/pretended-time';
import { seededRandomInt } from '@getaway/demo/random-int';
import { planYear } from '@getaway/demo/year';
import { bookingEmailOptions } from '../src/booking-email-options.ts';
import { paymentsConsumer } from '../src/booking-emails/payments.consumer.ts';
import { bookingsConsumer } from '../src/bookings-copy/bookings.consumer.ts';
import { createBookingDesk } from '../src/chat/booking-desk.ts';
import { houseFacts } from '../src/chat/house-facts.ts';
import { configSchema } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { createEmailLinks } from '../src/delivery/links.ts';
import { connectMailServer } from '../src/delivery/smtp.client.ts';
import { findGuestId } from '../src/guests/find-guest-id.ts';
import { enrollGuest } from '../src/sequences/enroll-guest.ts';
import { usualNight } from '../src/sequences/schedule.rules.ts';
import { startTemplateRenderer } from '../src/templates/rendering/template-renderer.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter } from '../src/writing/write-email.ts';
import { campaignsOf } from './campaigns.ts';
import { guestCareOf, visitorsOf, type DiaryEntry } from './diary.ts';
import { readPublishedEvents } from './published-events.ts';
import { simulateRecipients } from './recipients.ts';
import { makeSequences } from './sequences.ts';

// Turns a year of bookings into the guests and emails that the service would have created day by day, with
// opens, clicks, failures and skips. The process clock is set to that year. The consumed events are marked as
// seen.
const config = loadConfig(configSchema, process.env);
const { seed, now: realNow } = readDemoSettings(process.env);
const logger = createLogger({ part: 'demo', level: 'error' });
const property = loadProperty(config.PROPERTY_FILE);
const randomInt = seededRandomInt(seed + 2);
const { timeZone } = property;

const database = openDatabase(config.DATABASE_URL, (error) => logger.warn({ err: error }, 'connection lost'));
const broker = await connectBroker({ url: config.NATS_URL, name: 'svc-crm-email-demo', logger });
const events = await readPublishedEvents(broker);
await broker.close();
const catcher = connectMailServer({
  url: config.SMTP_URL,
  from: config.MAIL_FROM ?? { name: property.name, address: property.contact.email },
});

const templates = startTemplateRenderer(property, config.TEMPLATE_TIMEOUT_MS);

const year = planYear({ seed, now: realNow, today: dateInZone(realNow, timeZone) });
const time = pretendTime(addMilliseconds(year.bookings[0]?.bookedAt ?? realNow, -2 * dayMs));
try {
  const links = createEmailLinks({ publicOrigin: config.PUBLIC_ORIGIN, secret: config.MAIL_LINK_SECRET });
  const deps = {
    database,
    pool: database.pool,
    property,
    strangerEmails: { perRecipient: 0, everywhere: 0 },
    enquiryEmails: 0,
    // The jobs that email what waits do not run here.
    noticeEmailMs: 0,
    timeZone,
    ...bookingEmailOptions(config, property),
    emails: createEmailWriter({
      fill: await loadTemplates(property),
      property,
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
    links,
    publicOrigin: config.PUBLIC_ORIGIN,
    stayLinks: { secret: config.STAY_LINK_SECRET },
    templates,
    isTracking: true,
    readDocuments: undefined,
    night: usualNight,
    now: time.now,
    randomInt,
    logger,
    assistant: {
      desk: createBookingDesk({ baseUrl: config.BOOKING_URL, logger }),
      facts: houseFacts(property),
    },
  };
  const kept = year.bookings.filter(({ fate }) => fate.kind === 'kept');
  const addressOf = (place: number): string => kept.at(place)?.couple.email ?? '';
  const recipients = simulateRecipients(deps, {
    randomInt,
    time,
    catcher,
    now: realNow,
    site: config.PUBLIC_ORIGIN,
    dead: new Set([addressOf(-12)]),
    full: new Set([addressOf(-4)]),
  });
  const forStaff = templates.forStaff('demo');
  const { byHand } = await makeSequences({ ...deps, templates: forStaff });
  const enrollments = kept.slice(-40, -30).map(({ couple, checkOut }): DiaryEntry => ({
    at: new Date(`${checkOut}T18:00:00Z`),
    act: async () => {
      const guestId = await findGuestId(sqlOf(database.pool), couple.email);
      if (guestId !== null) await enrollGuest(deps, { sequenceId: byHand, guestId });
    },
  }));
  const effects = [bookingsConsumer(deps), paymentsConsumer(deps)];
  const diary: DiaryEntry[] = [
    ...events.map((envelope) => ({
      at: new Date(envelope.occurredAt),
      act: async () => {
        for (const consumer of effects) await takeEffect(consumer, envelope);
      },
    })),
    ...visitorsOf(deps, randomInt, realNow),
    ...guestCareOf(deps, randomInt, year.bookings),
    ...enrollments,
    ...campaignsOf({ ...deps, render: (source, values) => forStaff.preview(source, values) }, realNow),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of diary.filter((entry) => entry.at <= realNow)) {
    await recipients.workUntil(at);
    time.moveTo(at);
    await act();
  }
  await recipients.workUntil(realNow);
} finally {
  time.end();
  await templates.stop();
  catcher.close();
  await database.close();
}
