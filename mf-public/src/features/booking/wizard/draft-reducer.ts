import {
  keepOffered,
  togglePackage,
  toggleService,
  type AddOnSelection,
  type PackageContents,
} from '../selection/add-on-selection.ts';
import { noDates, type DateSelection } from '../selection/calendar-selection.ts';
import type { AppliedPromo, BillingAddress, BookingDraft, GuestDetails, Step } from './booking-draft.ts';

export type DraftAction =
  | { type: 'step-chosen'; step: Step }
  | { type: 'dates-chosen'; dates: DateSelection }
  | { type: 'dates-cleared' }
  | { type: 'dates-lost' }
  | { type: 'details-changed'; changes: Partial<GuestDetails> }
  | { type: 'service-toggled'; serviceId: string; packages: readonly PackageContents[] }
  | { type: 'package-toggled'; chosen: PackageContents }
  | { type: 'catalogue-read'; services: readonly { id: string }[]; packages: readonly PackageContents[] }
  | { type: 'promo-applied'; promo: AppliedPromo }
  | { type: 'promo-removed' }
  | { type: 'billing-changed'; changes: Partial<BillingAddress> }
  | { type: 'held'; holdId: string }
  | { type: 'hold-ended' };

export function changeDraft(draft: BookingDraft, action: DraftAction): BookingDraft {
  switch (action.type) {
    case 'step-chosen':
      return action.step === 4 ? withBillingName({ ...draft, step: 4 }) : { ...draft, step: action.step };
    case 'dates-chosen':
      return { ...draft, dates: action.dates };
    case 'dates-cleared':
      return { ...draft, dates: noDates };
    case 'dates-lost':
      // Only the dates are wrong: what was typed stays.
      return { ...draft, step: 1 };
    case 'details-changed':
      return { ...draft, details: { ...draft.details, ...action.changes } };
    case 'service-toggled':
      return withAddOns(draft, toggleService(draft, action.serviceId, action.packages));
    case 'package-toggled':
      return withAddOns(draft, togglePackage(draft, action.chosen));
    case 'catalogue-read':
      return withAddOns(draft, keepOffered(draft, action.services, action.packages));
    case 'promo-applied':
      return { ...draft, promo: action.promo };
    case 'promo-removed':
      return { ...draft, promo: null };
    case 'billing-changed':
      return { ...draft, billing: { ...draft.billing, ...action.changes } };
    case 'held':
      return { ...draft, holdId: action.holdId };
    case 'hold-ended':
      return { ...draft, holdId: null };
    default:
      return action satisfies never;
  }
}

/** Most cards carry the guest's own name. */
function withBillingName(draft: BookingDraft): BookingDraft {
  const { billing, details } = draft;
  if (billing.firstName || billing.lastName) return draft;
  return { ...draft, billing: { ...billing, firstName: details.firstName, lastName: details.lastName } };
}

function withAddOns(draft: BookingDraft, selection: AddOnSelection): BookingDraft {
  if (selection === draft) return draft;
  return { ...draft, addOnIds: [...selection.addOnIds], packageIds: [...selection.packageIds] };
}
