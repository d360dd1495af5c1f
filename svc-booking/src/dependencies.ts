import { randomInt, randomUUID } from 'node:crypto';
import { systemClock } from '@getaway/kernel/instant';
import { cookiesAreSecure } from '@getaway/service-kit/config';
import { liveFields } from '@getaway/service-kit/house/live-house';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { createSessionGuard } from '@getaway/service-kit/session/guard';
import { ownKeys } from '@getaway/service-kit/session/key-source';
import type { ServiceBase } from '@getaway/service-kit/start-service';
import { storedLinks } from './guest-page/stay-links.repository.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createIdempotencyStore } from './payments/idempotency-keys.repository.ts';
import { answerSoon } from './guest-page/answer-soon.ts';
import { isSessionAlive } from './staff/is-session-alive.ts';
import { createStaffCookies } from './staff/staff-cookies.http.ts';
import { connectCardPayments, jobPatience } from './payments/card-payments.client.ts';
import { createKnownDevices } from './staff/known-devices.ts';
import { createSessionIssuer } from './staff/session-issuer.ts';

export type Dependencies = ReturnType<typeof createDependencies>;

/** The dependencies of routes, consumers and jobs. Each takes only what it uses. */
export function createDependencies(config: Config, base: ServiceBase<Database>) {
  const { database, logger, metrics, property } = base;
  const countRefusedKey = metrics.addCounter({
    name: 'getaway_card_key_refused_total',
    help: 'Requests the card provider rejected because of the key',
    labels: [],
  });
  const cardKeys = {
    secretKey: config.STRIPE_SECRET_KEY,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    apiBase: config.STRIPE_API_BASE,
  };
  const cardOptions = {
    ...cardKeys,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    onKeyRefused: (error: Error) => {
      countRefusedKey({});
      logger.error({ err: error }, 'the card provider rejects our key: guests cannot pay by card');
    },
  };
  const issuer = createSessionIssuer(config.SESSION_PRIVATE_KEY);
  const secureCookies = cookiesAreSecure(config);
  return {
    database,
    logger,
    now: systemClock,
    newId: randomUUID,
    randomInt: randomInt,
    get timeZone() {
      return property.timeZone;
    },
    usualHours: liveFields(['checkInTime', 'checkOutTime', 'latestCheckIn'], () => ({
      checkInTime: property.checkIn.time,
      checkOutTime: property.checkOut.time,
      latestCheckIn: property.policies.latestCheckIn,
    })),
    callCalendar: createServiceClient({ baseUrl: config.CALENDAR_URL, token: config.INTERNAL_TOKEN }),
    answers: createIdempotencyStore(database.pool, systemClock),
    promoGuessesPerAddress: config.PROMO_GUESSES_PER_ADDRESS,
    paymentLinkDays: config.PAYMENT_LINK_DAYS,
    stayLinks: { stored: storedLinks(database.pool), secret: config.STAY_LINK_SECRET },
    answerSoon: answerSoon({ database, logger, now: systemClock, newId: randomUUID }),
    cardKeys,
    payments: connectCardPayments(cardOptions),
    /** For jobs, which give the provider more time because no guest is waiting. */
    backgroundPayments: connectCardPayments({ ...cardOptions, patience: jobPatience }),
    secureCookies,
    issuer,
    devices: createKnownDevices(config.SESSION_PRIVATE_KEY),
    linkedDevices: createKnownDevices(config.SESSION_PRIVATE_KEY, 'link'),
    cookies: createStaffCookies(issuer, secureCookies),
    guard: createSessionGuard({
      keys: ownKeys(issuer.publicKeys),
      cookieName: base.cookieName,
      hasEnded: async (sessionId) => !(await isSessionAlive({ database, now: systemClock }, sessionId)),
    }),
  };
}
