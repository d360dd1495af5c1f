import { guessesReached } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { alertOfGuesses } from './alert-of-guesses.ts';

/** Emails the owner when passwords or promotion codes are being guessed. */
export function guessesConsumer(deps: {
  database: Database;
  emails: EmailWriter;
  ownerEmail: string;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-guesses',
    filterSubject: guessesReached.type,
    subscriptions: [
      on(guessesReached, (tx: Tx, data) => alertOfGuesses(deps, sqlOfPrisma(tx), data, deps.now())),
    ],
    transact: deps.database.transact,
  };
}
