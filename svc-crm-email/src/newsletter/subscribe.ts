import { newsletterSubscribed } from '@getaway/contracts/events/newsletter';
import { minuteMs, type Clock } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import type { Property } from '@getaway/property';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import {
  allowStrangerEmail,
  countIfSent,
  isHeldOverall,
  type StrangerEmailCaps,
} from '../delivery/allow-stranger-email.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { countVisitor, type TooMany } from '../enquiries/count-visitor.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { alertOfHeldEmails } from '../owner-alerts/alert-of-held-emails.ts';
import { acceptSignup } from '../suppressions/accept-signup.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { newsletterCode, type RandomInt } from './newsletter-code.rules.ts';
import { isCodeTaken, noteCodeEmailed, signUp, type Signup } from './subscribers.repository.ts';

/**
 * Signing up again within this time is a double click and sends no second email; later, the person may have
 * lost the email.
 */
const sameSignupMs = 10 * minuteMs;

export interface SubscribeDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly ownerEmail: () => string;
  readonly randomInt: RandomInt;
  readonly strangerEmails: StrangerEmailCaps;
  /** Read at each sign-up: its offer is what the new code takes off. */
  readonly property: Pick<Property, 'policies'>;
  readonly now: Clock;
}

/**
 * Signs an address up and emails its code: the same code for the same address every time. Neither the answer
 * nor its duration reveals who is on the list. A signup is fresh consent and cancels an earlier
 * unsubscription of the same person.
 */
export async function subscribe(
  deps: SubscribeDeps,
  input: { signup: Signup; networks: ClientNetworks; perCustomer: number; correlationId: string },
): Promise<TooMany | { readonly ok: true }> {
  const now = deps.now();
  const allowed = await countVisitor(deps.database.pool, { ...input, purpose: 'newsletter' });
  if (!allowed.ok) return allowed;
  const signup = { ...input.signup, email: normalizeEmail(input.signup.email) };
  const codeEmail = await allowStrangerEmail(deps.database.pool, deps.strangerEmails, signup.email);
  await countIfSent([codeEmail], () =>
    deps.database.transact(async (_tx, sql) => {
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
        const { correlationId } = input;
        const subscribed = { entityId, revision: 1, code, amount };
        await appendEvent(sql, newsletterSubscribed, subscribed, { correlationId, now });
      }
      const email = deps.emails.newsletterCode(subscriber);
      if (isRecent(subscriber.codeEmailedAt, now)) return { areSent: false };
      if (isHeldOverall(codeEmail)) await alertOfHeldEmails(deps, sql, now);
      if (!codeEmail.ok) return { areSent: false };
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
    }),
  );
  return { ok: true };
}

async function freshCode(sql: Sql, randomInt: RandomInt): Promise<string> {
  let code = newsletterCode(randomInt);
  while (await isCodeTaken(sql, code)) code = newsletterCode(randomInt);
  return code;
}

function isRecent(mailedAt: Date | null, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < sameSignupMs;
}
