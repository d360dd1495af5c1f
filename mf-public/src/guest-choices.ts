import { mostGuestsOf } from '@getaway/property/guests';
import { property } from './property.ts';

export const occasionChoices = [
  { value: 'anniversary', label: 'Anniversary' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'proposal', label: 'Proposal' },
  { value: 'honeymoon', label: 'Honeymoon' },
  { value: 'date-night', label: 'Date night' },
  { value: 'other', label: 'Other' },
] as const;

export const guestCounts = Array.from({ length: mostGuestsOf(property) }, (_, at) => at + 1);

const dayGuests = guestCounts.length - property.sleeps;

/** A booking may name four guests, also where fewer can stay the night, unless the host wants no visitors. */
export const guestsHint =
  dayGuests > 0
    ? `The house sleeps ${property.sleeps}. Up to ${dayGuests} more ${dayGuests === 1 ? 'guest' : 'guests'} on your booking can join you during the day.`
    : undefined;
