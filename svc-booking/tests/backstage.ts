import { randomInt, randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@getaway/kernel/instant';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { openDatabase, type Database } from '../src/database/database.ts';
import { connectCardPayments, type CardPayments } from '../src/payments/card-payments.client.ts';
import type { House } from './house.ts';

/** What the house's jobs work with, so that a test runs one at the moment it wants instead of the schedule's. */
export interface Backstage {
  readonly database: Database;
  readonly payments: CardPayments;
  readonly now: Clock;
  readonly newId: () => string;
  readonly randomInt: (below: number) => number;
  readonly logger: Logger;
}

export function openBackstage(
  house: Pick<House, 'databaseUrl' | 'sandboxAddress'>,
  patience?: { timeoutMs: number; retries: number },
): Backstage {
  return {
    database: openDatabase(house.databaseUrl, () => undefined),
    payments: connectCardPayments({
      secretKey: 'sk_test_house',
      webhookSecret: 'whsec_house',
      apiBase: house.sandboxAddress,
      onKeyRefused: () => undefined,
      ...(patience === undefined ? {} : { patience }),
    }),
    now: systemClock,
    newId: randomUUID,
    randomInt: randomInt,
    logger: createLogger({ part: 'test', level: 'silent' }),
  };
}

/** What the provider says of a payment, and how many refunds it made of it. */
export async function atTheProvider(
  house: Pick<House, 'sandboxAddress'>,
  paymentIntentId: string,
): Promise<{ status: string; refunds: number }> {
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${house.sandboxAddress}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_house' },
    });
    return (await response.json()) as T;
  };
  const { status } = await ask<{ status: string }>(`payment_intents/${paymentIntentId}`);
  const refunds = await ask<{ data: unknown[] }>(`refunds?payment_intent=${paymentIntentId}`);
  return { status, refunds: refunds.data.length };
}
