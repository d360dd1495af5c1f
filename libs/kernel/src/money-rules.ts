/**
 * Rules that are the same for every property and are set in code (spec page 1, section 9): services calculate
 * with them, and pages, emails and the assistant quote them.
 */
export const moneyRules = {
  /** How many hours before check-in a cancellation is refunded in full. */
  standardNoticeHours: 48,
  /** The same when a night is Feb 13, 14 or 15. */
  specialNoticeHours: 7 * 24,
  /** How long banks take, as displayed. */
  refundDays: '5-7 business days',
  /** Of the discounted subtotal, when paying by card; 250 is 2.5%. */
  cardFeeTenThousandths: 250,
  /** How long a guest has for an alternative payment. */
  reservationHours: 24,
  /** The discount of a newsletter signup's code. */
  newsletterOfferCents: 50_00,
} as const;

/** The newsletter's discount as displayed: $50. */
export const newsletterOfferText = `$${moneyRules.newsletterOfferCents / 100}`;
