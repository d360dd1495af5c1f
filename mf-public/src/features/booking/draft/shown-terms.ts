import type { Quote, StayTerms } from '@getaway/contracts/http/quote';
import { property } from '../../../property.ts';

const { refundNoticeHours, paymentHours } = property.policies.money;

/** The terms of a quote. An answer of an earlier release has none: then those of the page's house. */
export function shownTerms({ terms }: Quote): StayTerms {
  return terms ?? { cancellationNoticeHours: refundNoticeHours, paymentHours };
}
