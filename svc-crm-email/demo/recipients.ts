import { addMilliseconds, dayMs, hourMs, minuteMs, secondMs } from '@getaway/kernel/instant';
import type { PretendedTime } from '@getaway/demo/pretended-time';
import { happens, type RandomInt } from '@getaway/demo/random-int';
import { deliverEmails, type DeliverDeps } from '../src/delivery/deliver-emails.ts';
import type { OutgoingEmail } from '../src/delivery/email.rules.ts';
import { recordVisit } from '../src/delivery/record-visit.ts';
import type { MailServer } from '../src/delivery/smtp.client.ts';
import { afterTheNight } from '../src/sequences/schedule.rules.ts';
import {
  followUnsubscribeLink,
  type MarketingPreferenceDeps,
} from '../src/suppressions/follow-unsubscribe-link.ts';

const caughtDays = 21;
/** Recipients open, click, and leave these. */
const readLikeLetters: ReadonlySet<string> = new Set(['sequence-step', 'newsletter-campaign']);
const mailProgram =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** What a recipient does with an email, and when. */
interface Visit {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

type RecipientDeps = Omit<DeliverDeps, 'mailServer' | 'perMinute' | 'mayGoOn' | 'countEmail'> &
  MarketingPreferenceDeps;

export interface RecipientOptions {
  readonly randomInt: RandomInt;
  readonly time: PretendedTime;
  /** The real mail server, which gets only the newest weeks. */
  readonly catcher: MailServer;
  /** The end of the demo year. */
  readonly now: Date;
  readonly site: string;
  /** Addresses that their own server does not know, and addresses with a full mailbox. */
  readonly dead: ReadonlySet<string>;
  readonly full: ReadonlySet<string>;
}

/** Delivers emails to recipients who open, click, ignore and unsubscribe, each at its moment. */
export function simulateRecipients(deps: RecipientDeps, options: RecipientOptions) {
  const { time } = options;
  const visits: Visit[] = [];
  const mailServer: MailServer = {
    sendEmail: async (email) => {
      const to = email.toAddress;
      if (options.dead.has(to)) {
        return { outcome: 'refused', reason: `550 5.1.1 <${to}>: no such mailbox`, isAddressDead: true };
      }
      if (options.full.has(to)) return { outcome: 'refused', reason: '452 4.2.2 The mailbox is full' };
      if (readLikeLetters.has(email.kind)) visits.push(...visitsOf(deps, options, email));
      const isOld = options.now.getTime() - time.now().getTime() > caughtDays * dayMs;
      return isOld
        ? { outcome: 'accepted', messageId: `<${email.id}@demo.example>` }
        : options.catcher.sendEmail(email);
    },
    check: () => Promise.resolve({ outcome: 'ready' }),
    close: () => undefined,
  };

  return {
    /** Runs everything that is due until an instant. */
    workUntil: async (until: Date): Promise<void> => {
      for (;;) {
        visits.sort((a, b) => a.at.getTime() - b.at.getTime());
        const visit = visits[0];
        const due = await nextDue(deps, time.now());
        const next = visit && (!due || visit.at < due) ? visit.at : due;
        if (!next || next > until) return;
        time.moveTo(next);
        if (visit?.at === next) {
          visits.shift();
          await visit.act();
        } else
          await deliverEmails({
            ...deps,
            mailServer,
            perMinute: 0,
            mayGoOn: () => true,
            countEmail: () => undefined,
          });
      }
    },
  };
}

/** The moment of the next email. An email that was due at night goes in the morning. */
async function nextDue({ pool, property, night }: RecipientDeps, now: Date): Promise<Date | undefined> {
  const { rows } = await pool.query<{ due: Date; waits: boolean }>(
    `SELECT min(GREATEST(send_at, COALESCE(leased_until, send_at))) AS due, waits_for_morning AS waits
     FROM email_sends WHERE status = 'pending' GROUP BY waits_for_morning`,
  );
  const moments = rows.map(({ due, waits }) => {
    const ready = due < now ? now : due;
    return waits ? afterTheNight(ready, property.timeZone, night) : ready;
  });
  const [first] = moments.sort((a, b) => a.getTime() - b.getTime());
  return first && addMilliseconds(first, secondMs);
}

/**
 * Two of three recipients open it, some of those click a link, and very few unsubscribe. Some programs fetch
 * it first.
 */
function visitsOf(
  deps: RecipientDeps,
  { randomInt, time, site }: RecipientOptions,
  { id: sendId }: OutgoingEmail,
): Visit[] {
  const sentAt = time.now();
  const visit = (afterMs: number, kind: 'open' | 'click', userAgent = mailProgram): Visit => ({
    at: addMilliseconds(sentAt, afterMs),
    act: () =>
      recordVisit(deps, { sendId, kind, target: kind === 'click' ? `${site}/booking` : null, userAgent }),
  });
  const byProgram = happens(randomInt, 15) ? [visit(5 * secondMs, 'open', 'Mimecast scanner')] : [];
  if (!happens(randomInt, 64)) return byProgram;
  const openedMs = 10 * minuteMs + randomInt(20 * hourMs);
  const clicked = happens(randomInt, 32) ? [visit(openedMs + 2 * minuteMs, 'click')] : [];
  const left = happens(randomInt, 1)
    ? [
        {
          at: addMilliseconds(sentAt, openedMs + 5 * minuteMs),
          act: () => followUnsubscribeLink(deps, sendId, { wantsMarketing: false }),
        },
      ]
    : [];
  return [...byProgram, visit(openedMs, 'open'), ...clicked, ...left];
}
