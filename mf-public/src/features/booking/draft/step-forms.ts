import type { Step } from './booking-draft.ts';

export const detailsFormId = 'details-form';
export const paymentFormId = 'payment-form';

/** The form of a step, which the wizard's own button sends, as does Enter in one of its fields. */
export function formOf(step: Step): string | undefined {
  return step === 2 ? detailsFormId : step === 4 ? paymentFormId : undefined;
}
