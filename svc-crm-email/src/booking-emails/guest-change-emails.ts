import type { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { centsFromDollars, inDollars, subtractCents, zeroCents } from '@getaway/kernel/money';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { bookingPath, excerptOf } from '../owner-alerts/notice.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { dateRange } from '../writing/formats.ts';
import { extrasOf } from './announced-stay.rules.ts';
import { isExtraChange, stayChanges, type StayChange } from './stay-changes.ts';

export type Amendment = EventData<typeof bookingAmended>;

export interface GuestChangeEmails {
  /** To the owner: what a guest changed about their stay, and what they owe now or get back. Undefined when nothing but the price changed. */
  stayChangedByGuest(amendment: Amendment): WrittenEmail | undefined;
  /** The same in one line, as a digest lists it. */
  guestChangesInWords(amendment: Amendment): string;
}

export function createGuestChangeEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  publicOrigin: string;
}): GuestChangeEmails {
  return {
    stayChangedByGuest: (amendment) => {
      const changes = changesOf(amendment);
      if (changes.every(({ label }) => label === 'Total')) return undefined;
      const { bookingReference, guestName, after } = amendment;
      const dates = dateRange(after.checkInDate, after.checkOutDate);
      const headline = headlineOf(amendment, changes);
      return options.write('stay-changed-owner', {
        subject: `${headline}: ${guestName}, ${dates} (${bookingReference})`,
        preview: `What changed: ${changes.map(({ label }) => label.toLowerCase()).join(', ')}.`,
        headline,
        guestName,
        dates,
        reference: bookingReference,
        changes,
        money: moneyInWords(amendment),
        bookingLink: new URL(bookingPath(bookingReference), options.publicOrigin).href,
      });
    },
    guestChangesInWords: (amendment) => {
      const changes = changesOf(amendment).map(
        ({ label, before, after }) => `${label}: ${excerptOf(after)} (was ${excerptOf(before)})`,
      );
      return [`${changes.join('; ')}.`, moneyInWords(amendment)].join(' ').trim();
    },
  };
}

function headlineOf({ before, after }: Amendment, changes: readonly StayChange[]): string {
  if (before.checkInDate !== after.checkInDate || before.checkOutDate !== after.checkOutDate)
    return 'Stay moved by the guest';
  return changes.some(isExtraChange) ? 'Extras changed by the guest' : 'Details changed by the guest';
}

function changesOf({ before, after }: Amendment): StayChange[] {
  return stayChanges({ ...before, extras: extrasOf(before), total: before.quote.total }, after);
}

function moneyInWords({ settlement }: Amendment): string {
  if (settlement === undefined) return '';
  const toCard = centsFromDollars(settlement.toCard);
  const sentences = toCard > 0 ? [`${inDollars(toCard)} goes back to the guest’s card automatically.`] : [];
  return [...sentences, balanceInWords(settlement.balance)].join(' ');
}

function balanceInWords(balance: string | null): string {
  if (balance === null) return 'You haven’t recorded a payment for this booking.';
  const left = centsFromDollars(balance);
  if (left > 0) return `The guest still owes ${inDollars(left)}.`;
  if (left === 0) return 'The guest owes nothing.';
  const over = inDollars(subtractCents(zeroCents, left));
  return `The guest has paid ${over} more than the total, and that part doesn’t go back automatically. Please return it, and record the refund in the booking.`;
}
