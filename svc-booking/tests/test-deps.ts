import { randomInt, randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@getaway/kernel/instant';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { stayLinkSecret } from '@getaway/testing/service-environment';
import type { StayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { storedLinks } from '../src/guest-page/stay-links.repository.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { connectCardPayments, type CardPayments } from '../src/payments/card-payments.client.ts';
import type { TestService } from './test-service.ts';

/**
 * The dependencies of the service's jobs, so that a test can run a job directly instead of waiting for its
 * schedule.
 */
export interface TestDeps {
  readonly database: Database;
  readonly payments: CardPayments;
  readonly now: Clock;
  readonly timeZone: string;
  readonly newId: () => string;
  readonly randomInt: (below: number) => number;
  readonly logger: Logger;
  readonly stayLinks: StayLinks<string>;
}

export function openTestDeps(
  service: Pick<TestService, 'databaseUrl' | 'sandboxAddress'>,
  patience?: { timeoutMs: number; retries: number },
): TestDeps {
  const database = openDatabase(service.databaseUrl, () => undefined);
  return {
    database,
    payments: connectCardPayments({
      secretKey: 'sk_test_house',
      webhookSecret: 'whsec_house',
      apiBase: service.sandboxAddress,
      onKeyRefused: () => undefined,
      ...(patience === undefined ? {} : { patience }),
    }),
    now: systemClock,
    timeZone: 'America/New_York',
    newId: randomUUID,
    randomInt: randomInt,
    logger: createLogger({ part: 'test', level: 'silent' }),
    stayLinks: { stored: storedLinks(database.pool), secret: stayLinkSecret },
  };
}

/** The provider's state of a payment, and its number of refunds. */
export async function atTheProvider(
  service: Pick<TestService, 'sandboxAddress'>,
  paymentIntentId: string,
): Promise<{ status: string; refunds: number }> {
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${service.sandboxAddress}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_house' },
    });
    return (await response.json()) as T;
  };
  const { status } = await ask<{ status: string }>(`payment_intents/${paymentIntentId}`);
  const refunds = await ask<{ data: unknown[] }>(`refunds?payment_intent=${paymentIntentId}`);
  return { status, refunds: refunds.data.length };
}
