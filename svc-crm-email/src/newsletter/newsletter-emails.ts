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
  };
}
