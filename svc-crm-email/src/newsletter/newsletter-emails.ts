import { offerInWords } from '@getaway/kernel/money-rules';
import { greetableName } from '../guests/guest.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface NewsletterEmails {
  /**
   * The code is sent only by email, which proves that its user can read the address's emails. `amount`: in whole dollars,
   * as the code takes off.
   */
  newsletterCode(subscriber: { firstName: string; code: string; amount: number }): WrittenEmail;
  /** Before an address is on the list, if staff ask for a confirmation. */
  newsletterConfirmation(signup: { firstName: string; confirmLink: string }): WrittenEmail;
}

export function createNewsletterEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  publicOrigin: string;
}): NewsletterEmails {
  return {
    newsletterCode: ({ firstName, code, amount }) => {
      const discount = offerInWords(amount);
      const link = new URL('/booking', options.publicOrigin);
      link.searchParams.set('promo', code);
      return options.write('newsletter-code', {
        subject: `Your ${discount} weekday escape: ${code}`,
        preview: `${discount} off your next Monday through Thursday stay. This code is just for you.`,
        guest: { firstName: greetableName(firstName) },
        code,
        discount,
        promoLink: link.href,
      });
    },
    newsletterConfirmation: ({ firstName, confirmLink }) =>
      options.write('newsletter-confirmation', {
        subject: 'Please confirm your email address',
        preview: 'One more step, and your code is on its way.',
        guest: { firstName: greetableName(firstName) },
        confirmLink,
      }),
  };
}
