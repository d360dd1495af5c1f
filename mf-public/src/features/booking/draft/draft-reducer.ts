import type { PromoRefusal } from '@getaway/contracts/http/promo-codes';
import {
  keepOffered,
  togglePackage,
  toggleService,
  type AddOnSelection,
  type PackageContents,
} from './add-on-selection.ts';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';
import type {
  AlternativeContact,
  AppliedPromo,
  BillingAddress,
  BookingDraft,
  FlexibleSearch,
  GuestDetails,
  Reservation,
  Step,
} from './booking-draft.ts';

export type DraftAction =
  | { type: 'step-chosen'; step: Step }
  | {
      type: 'link-followed';
      dates?: DateSelection;
      flexible?: FlexibleSearch;
      promo?: string;
      guests?: number;
    }
  | { type: 'dates-chosen'; dates: DateSelection }
  | { type: 'flexible-changed'; changes: Partial<FlexibleSearch> }
  | { type: 'dates-lost' }
  | { type: 'details-changed'; changes: Partial<GuestDetails> }
  | { type: 'service-toggled'; serviceId: string; packages: readonly PackageContents[] }
  | { type: 'package-toggled'; chosen: PackageContents }
  | { type: 'catalogue-read'; services: readonly { id: string }[]; packages: readonly PackageContents[] }
  | { type: 'promo-applied'; promo: AppliedPromo }
  | { type: 'promo-removed' }
  | { type: 'promo-typed'; code: string }
  | { type: 'promo-refused'; code: string; refusal: PromoRefusal | undefined }
  | { type: 'method-chosen'; paymentMethod: BookingDraft['paymentMethod'] }
  | { type: 'alternative-contact-changed'; changes: Partial<AlternativeContact> }
  | { type: 'reserved'; reservation: Reservation }
  | { type: 'card-chosen-instead' }
  | { type: 'billing-changed'; changes: Partial<BillingAddress> }
  | { type: 'held'; holdId: string }
  | { type: 'hold-ended' };

export function changeDraft(draft: BookingDraft, action: DraftAction): BookingDraft {
  switch (action.type) {
    case 'step-chosen':
      return changeStep(draft, action.step);
    case 'link-followed':
      return {
        ...draft,
        ...(action.dates ? { step: 1, dates: action.dates } : {}),
        ...(action.flexible ? { step: 1, flexible: action.flexible } : {}),
        ...(action.promo && action.promo !== draft.promo?.code
          ? { typedPromo: { code: action.promo, fromLink: true } }
          : {}),
        ...(action.guests ? { details: { ...draft.details, numberOfGuests: action.guests } } : {}),
      };
    case 'dates-chosen':
      return { ...draft, dates: action.dates };
    case 'flexible-changed':
      return { ...draft, flexible: { ...draft.flexible, ...action.changes } };
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
      return { ...draft, promo: action.promo, typedPromo: { code: '' } };
    case 'promo-removed':
      return { ...draft, promo: null };
    case 'promo-typed':
      return { ...draft, typedPromo: { code: action.code } };
    case 'promo-refused':
      // An invalid code clears an applied one (spec page 1, section 4), and stays in its field to be corrected.
      return {
        ...draft,
        promo: null,
        typedPromo: {
          code: action.code,
          // One that came with a link and could not be checked is tried again after a reload.
          ...(action.refusal ? { refusal: action.refusal } : { fromLink: draft.typedPromo.fromLink }),
        },
      };
    case 'method-chosen':
      return { ...draft, paymentMethod: action.paymentMethod };
    case 'alternative-contact-changed':
      return { ...draft, alternativeContact: { ...draft.alternativeContact, ...action.changes } };
    case 'reserved':
      return { ...draft, reservation: action.reservation };
    case 'card-chosen-instead':
      // It stays reserved; the payment step finds it again.
      return { ...draft, reservation: null, paymentMethod: 'card' };
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

/** The search for dates is closed when the guest goes on, so that its step fits the screen again. */
function changeStep(draft: BookingDraft, step: Step): BookingDraft {
  const flexible = step === draft.step ? draft.flexible : { ...draft.flexible, isOpen: false };
  const next = { ...draft, step, flexible };
  return step === 4 ? withPayer(next) : next;
}

/** Most cards carry the guest's own name, and most guests are reached where they said. */
function withPayer(draft: BookingDraft): BookingDraft {
  const { billing, details, alternativeContact } = draft;
  const { firstName, lastName, email, phone } = details;
  return {
    ...draft,
    billing: billing.firstName || billing.lastName ? billing : { ...billing, firstName, lastName },
    alternativeContact:
      alternativeContact.email || alternativeContact.phone ? alternativeContact : { email, phone },
  };
}

function withAddOns(draft: BookingDraft, selection: AddOnSelection): BookingDraft {
  if (selection === draft) return draft;
  return { ...draft, addOnIds: [...selection.addOnIds], packageIds: [...selection.packageIds] };
}
