import type { EventData } from '@getaway/contracts/events/event';
import type { guessesReached } from '@getaway/contracts/events/session';
import { signInLinkHours, signInLinkPath } from '@getaway/contracts/http/session';
import type { Property } from '@getaway/property';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

/** To the owner, when a limit shared by all visitors is reached. */
export interface AlertEmails {
  guessesReached(reached: EventData<typeof guessesReached>): WrittenEmail;
  emailsHeld(): WrittenEmail;
}

export function createAlertEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): AlertEmails {
  const { write, property, publicOrigin } = options;
  const at = (instant: Date): string => deadline(instant, property.timeZone);
  const address = (path: string): string => new URL(path, publicOrigin).href;
  const sixHours = 'You get this email at most once every six hours.';
  const daily = 'You get this email at most once a day.';

  const passwords = ({ reachedAt, signInToken }: EventData<typeof guessesReached>): WrittenEmail => {
    const until = addMilliseconds(new Date(reachedAt), signInLinkHours * hourMs);
    const query = new URLSearchParams({ token: signInToken ?? '' }).toString();
    return write('limit-reached', {
      subject: 'Someone is guessing your password',
      preview: 'You can still sign in. A link for a new device is inside.',
      topic: 'SIGN-IN',
      headline: 'Someone is guessing your password.',
      news: `By ${at(new Date(reachedAt))}, too many wrong passwords had been entered for your account. New devices may have to wait up to 15 minutes before they can try again. Devices you’ve already signed in on still work.`,
      advice: `To sign in on a new device now, open this link on that device and enter your password as usual. The link works once, until ${at(until)}. You still need your password, but don’t forward the link. If your password is short or used elsewhere, change it in the back office.`,
      link: address(signInToken === null ? '/admin-login' : `${signInLinkPath}?${query}`),
      action: 'Sign in on this device',
      howOften: sixHours,
    });
  };

  return {
    guessesReached: (reached) =>
      reached.of === 'password'
        ? passwords(reached)
        : write('limit-reached', {
            subject: 'Someone is guessing promo codes',
            preview: 'Your guests can still use theirs.',
            topic: 'PROMO CODES',
            headline: 'Someone is guessing promo codes.',
            news: `By ${at(new Date(reached.reachedAt))}, many codes that don’t exist had been tried from different networks. Each network can now try only a few wrong codes in 15 minutes. Guests can still use valid codes.`,
            advice:
              'Newsletter codes are too long to guess. If one of your own codes is a common word, limit its uses or give it an end date.',
            link: address('/admin/promos'),
            action: 'Open promo codes',
            howOften: sixHours,
          }),
    emailsHeld: () =>
      write('limit-reached', {
        subject: 'A daily email limit has been reached',
        preview: 'Nothing is lost: messages and signups are still saved.',
        topic: 'EMAIL LIMIT',
        headline: 'A daily email limit has been reached.',
        news: 'More visitors asked for a receipt or a newsletter code today than we send in a day. Messages and signups are still saved, but no receipts or codes are sent for now.',
        advice:
          'Emails resume within 24 hours. Booking emails are not affected. If many of the newest guests look fake, someone is misusing your forms.',
        link: address('/admin/crm'),
        action: 'Open Guest CRM',
        howOften: daily,
      }),
  };
}
