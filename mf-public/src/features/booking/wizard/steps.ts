import type { Availability } from '../dates/use-availability.ts';
import { detailErrors } from '../details/guest-details.ts';
import type { BookingDraft, Step } from '../draft/booking-draft.ts';

export const steps: readonly { step: Step; label: string; title: string }[] = [
  { step: 1, label: 'Dates', title: 'When would you like to come?' },
  { step: 2, label: 'Details', title: 'Who is coming?' },
  { step: 3, label: 'Add-ons', title: 'Make it special' },
  { step: 4, label: 'Payment', title: 'Payment' },
];

/** The steps to go through: a house that sells no services and no packages has none for add-ons. */
export function stepsOf(hasAddOns: boolean): typeof steps {
  return hasAddOns ? steps : steps.filter(({ step }) => step !== 3);
}

/** What the guest still has to enter in step 1 or 2 (spec page 1, section 4), as a hint; undefined if nothing. */
export function missingInput(draft: BookingDraft, availability: Availability): string | undefined {
  switch (draft.step) {
    case 1:
      if (draft.dates.status !== 'stay') return 'Choose check-in and check-out to continue.';
      return availability.status === 'available' ? undefined : '';
    case 2:
      return Object.keys(detailErrors(draft.details)).length === 0
        ? undefined
        : 'Enter your first and last name, email, and phone number to continue.';
    case 3:
    case 4:
      return undefined;
    default:
      return draft.step satisfies never;
  }
}

/** The step that may be shown where another one is asked for: not beyond what is filled in. */
export function reachableStep(draft: BookingDraft, wanted: Step): Step {
  if (draft.dates.status !== 'stay') return 1;
  if (wanted > 2 && Object.keys(detailErrors(draft.details)).length > 0) return 2;
  return wanted;
}

export function previousStep(step: Step, hasAddOns: boolean): Step {
  return step === 4 && hasAddOns ? 3 : step > 2 ? 2 : 1;
}

export function nextStep(step: Step, hasAddOns: boolean): Step {
  return step === 1 ? 2 : step === 2 && hasAddOns ? 3 : 4;
}
