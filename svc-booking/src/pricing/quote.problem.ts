import { Problem } from '@getaway/service-kit/problem';
import type { StayFault } from '../availability/stay-dates.rules.ts';
import type { PromoRefusal } from '../promo-codes/promo-code.rules.ts';
import type { QuoteRefusal } from './request-quote.ts';

const promoWords: Readonly<Record<PromoRefusal, string>> = {
  unknown: 'We don’t recognize this promotion code',
  inactive: 'This promotion code isn’t active',
  expired: 'This promotion code has expired',
  'used-up': 'This promotion code has no uses left',
  'weekdays-only': 'This promotion code is for Monday through Thursday nights only',
};

/** Without a name: the id may be of something that never existed. */
const notOffered = 'Something that you chose is no longer offered. Reload the page and choose again.';

/** Maps the reason why a stay cannot be priced to a problem. */
export function quoteProblem(refusal: QuoteRefusal): Problem {
  switch (refusal.reason) {
    case 'stay':
      return stayProblem(refusal.fault);
    case 'not-offered':
      return new Problem('not-offered', { detail: notOffered, members: { ids: refusal.ids } });
    case 'included-in-package':
      return new Problem('included-in-package', { members: { serviceId: refusal.serviceId } });
    case 'promo-invalid':
      return new Problem('promo-invalid', {
        detail: promoWords[refusal.why],
        members: { reason: refusal.why },
      });
  }
}

function stayProblem({ path, message, code }: StayFault): Problem {
  return new Problem('invalid-request', {
    detail: message,
    errors: [{ path, message }],
    ...(code && { members: { reason: code } }),
  });
}
