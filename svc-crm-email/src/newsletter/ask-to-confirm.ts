import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { EmailLinks } from '../delivery/links.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { isSameSignup } from './newsletter-code.rules.ts';
import { keepPending, notePendingEmailed } from './pending-signups.repository.ts';
import type { Signup } from './subscribers.repository.ts';

const confirmWithinMs = 7 * dayMs;

export interface AskDeps {
  readonly emails: EmailWriter;
  readonly links: EmailLinks;
}

/** Keeps a signup and emails a link that confirms it. Until then the address is not on the list and has no code. */
export async function askToConfirm(
  deps: AskDeps,
  sql: Sql,
  input: { readonly signup: Signup; readonly mayEmail: () => Promise<boolean>; readonly now: Date },
): Promise<{ readonly areSent: boolean }> {
  const { signup, now } = input;
  const pending = await keepPending(sql, signup, addMilliseconds(now, confirmWithinMs));
  if (isSameSignup(pending.emailedAt, now) || !(await input.mayEmail())) return { areSent: false };
  await notePendingEmailed(sql, pending.id, now);
  const confirmLink = deps.links.confirm(pending.id);
  await queueEmail(
    sql,
    {
      ...deps.emails.newsletterConfirmation({ firstName: signup.firstName, confirmLink }),
      kind: 'newsletter-confirmation',
      messageKey: `newsletter-confirmation:${pending.id}:${now.toISOString()}`,
      toAddress: signup.email,
      guestId: null,
      bookingId: null,
    },
    now,
  );
  return { areSent: true };
}
