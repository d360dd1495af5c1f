/**
 * What holds for every house and is decided by code (spec page 1, section 9): services reckon with it, and pages, mails
 * and the assistant say it from here.
 */
export const moneyRules = {
  /** Hours before check-in until which a cancellation gives everything back. */
  standardNoticeHours: 48,
  /** The same where a night is 13, 14 or 15 February. */
  specialNoticeHours: 7 * 24,
  /** How long banks take, as it is said. */
  refundDays: '5-7 business days',
  /** Of the discounted subtotal, when paying by card; 250 is 2.5 %. */
  cardFeeTenThousandths: 250,
  /** So long an alternative payment may take. */
  reservationHours: 24,
  /** What the code of a newsletter signup takes off. */
  newsletterOfferCents: 50_00,
} as const;

/** The newsletter's amount as texts have it: $50. */
export const newsletterOfferText = `$${moneyRules.newsletterOfferCents / 100}`;
