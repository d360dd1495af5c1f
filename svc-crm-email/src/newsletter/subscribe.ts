import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { sqlOf } from '@getaway/service-kit/sql';
import {
  allowStrangerEmail,
  countIfSent,
  isHeldOverall,
  type StrangerEmailCaps,
} from '../delivery/allow-stranger-email.ts';
import { countVisitor, type TooMany } from '../enquiries/count-visitor.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { alertOfHeldEmails } from '../owner-alerts/alert-of-held-emails.ts';
import { askToConfirm, type AskDeps } from './ask-to-confirm.ts';
import { enrollSubscriber, type EnrollDeps } from './enroll-subscriber.ts';
import { readAsksToConfirm } from './newsletter-settings.repository.ts';
import type { Signup } from './subscribers.repository.ts';

export interface SubscribeDeps extends EnrollDeps, AskDeps {
  readonly ownerEmail: () => string;
  readonly strangerEmails: StrangerEmailCaps;
}

/**
 * Signs an address up and emails its code, or first a link to confirm the address, if staff chose that. Neither the
 * answer nor its duration reveals who is on the list.
 */
export async function subscribe(
  deps: SubscribeDeps,
  input: { signup: Signup; networks: ClientNetworks; perCustomer: number; correlationId: string },
): Promise<TooMany | { readonly ok: true; readonly isPending: boolean }> {
  const now = deps.now();
  const { pool } = deps.database;
  const allowed = await countVisitor(pool, { ...input, purpose: 'newsletter' });
  if (!allowed.ok) return allowed;
  const signup = { ...input.signup, email: normalizeEmail(input.signup.email) };
  const isPending = await readAsksToConfirm(sqlOf(pool));
  const counted = await allowStrangerEmail(pool, deps.strangerEmails, signup.email);
  await countIfSent([counted], () =>
    deps.database.transact(async (_tx, sql) => {
      const mayEmail = async (): Promise<boolean> => {
        if (isHeldOverall(counted)) await alertOfHeldEmails(deps, sql, now);
        return counted.ok;
      };
      if (isPending) return askToConfirm(deps, sql, { signup, mayEmail, now });
      return enrollSubscriber(deps, sql, { signup, mayEmail, correlationId: input.correlationId, now });
    }),
  );
  return { ok: true, isPending };
}
