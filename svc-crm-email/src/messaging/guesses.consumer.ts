import { guessesReached } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { alertOfGuesses } from '../use-cases/alert-owner.ts';

/** Emails the owner when passwords or promotion codes are being guessed. */
export function startGuessesConsumer(deps: {
  database: Database;
  broker: Broker;
  mails: MailWriter;
  ownerEmail: string;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-guesses',
    filterSubject: guessesReached.type,
    subscriptions: [
      on(guessesReached, (tx: Tx, data) => alertOfGuesses(deps, sqlOfPrisma(tx), data, deps.now())),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
