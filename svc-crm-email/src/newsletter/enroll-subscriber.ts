import { newsletterSubscribed } from '@getaway/contracts/events/newsletter';
import type { Clock } from '@getaway/kernel/instant';
import type { Property } from '@getaway/property';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import { acceptSignup } from '../suppressions/accept-signup.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { isSameSignup, newsletterCode, type RandomInt } from './newsletter-code.rules.ts';
import { isCodeTaken, noteCodeEmailed, signUp, type Signup } from './subscribers.repository.ts';

export interface EnrollDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly randomInt: RandomInt;
  /** Read at each sign-up: its offer is what the new code takes off. */
  readonly property: Pick<Property, 'policies'>;
  readonly now: Clock;
}

/**
 * Puts an address on the list and queues its code: the same code for the same address every time. A signup is fresh
 * consent and cancels an earlier unsubscription of the same person.
 */
export async function enrollSubscriber(
  deps: EnrollDeps,
  sql: Sql,
  input: {
    readonly signup: Signup;
    /** Whether the email with the code may be sent, asked after it is known that it is due. */
    readonly mayEmail: () => Promise<boolean>;
    readonly correlationId: string;
    readonly now: Date;
  },
): Promise<{ readonly areSent: boolean }> {
  const { signup, correlationId, now } = input;
  const names = { ...signup, guestName: `${signup.firstName} ${signup.lastName}` };
  const guestId = await findOrCreateGuest(sql, { ...names, partnerName: null, phone: null }, now, null);
  await acceptSignup(sql, signup.email, guestId, now);
  const fresh = {
    code: await freshCode(sql, deps.randomInt),
    amount: deps.property.policies.money.newsletterOffer,
  };
  const subscriber = await signUp(sql, signup, fresh, now);
  const { id: entityId, code, amount } = subscriber;
  if (subscriber.isNew) {
    const subscribed = { entityId, revision: 1, code, amount };
    await appendEvent(sql, newsletterSubscribed, subscribed, { correlationId, now });
  }
  const email = deps.emails.newsletterCode(subscriber);
  if (isSameSignup(subscriber.codeEmailedAt, now) || !(await input.mayEmail())) return { areSent: false };
  await noteCodeEmailed(sql, entityId, now);
  await queueEmail(
    sql,
    {
      ...email,
      kind: 'newsletter-code',
      messageKey: `newsletter-code:${entityId}:${now.toISOString()}`,
      toAddress: signup.email,
      guestId,
      bookingId: null,
    },
    now,
  );
  return { areSent: true };
}

async function freshCode(sql: Sql, randomInt: RandomInt): Promise<string> {
  let code = newsletterCode(randomInt);
  while (await isCodeTaken(sql, code)) code = newsletterCode(randomInt);
  return code;
}
