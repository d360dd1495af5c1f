import { problemTypes } from '@getaway/contracts/problems';
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
      return new Problem('not-offered', {
        detail: notOffered,
        errors: refusal.fields.map((path) => ({ path, message: notOffered })),
        members: { ids: refusal.ids },
      });
    case 'included-in-package':
      return new Problem('included-in-package', {
        errors: [{ path: 'addOnIds', message: problemTypes['included-in-package'].title }],
        members: { serviceId: refusal.serviceId },
      });
    case 'promo-invalid': {
      const message = promoWords[refusal.why];
      return new Problem('promo-invalid', {
        detail: message,
        errors: [{ path: 'promoCode', message }],
        members: { reason: refusal.why },
      });
    }
  }
}

function stayProblem({ path, message, code }: StayFault): Problem {
  return new Problem('invalid-request', {
    detail: message,
    errors: [{ path, message }],
    ...(code && { members: { reason: code } }),
  });
}
