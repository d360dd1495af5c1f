import { centsFromDollars, inDollars, subtractCents, zeroCents } from '@getaway/kernel/money';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { bookingPath, excerptOf } from '../owner-alerts/notice.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { counted, dateRange } from '../writing/formats.ts';
import { extrasOf } from './announced-stay.rules.ts';
import { endingAs, mergeAmendments, type Amendment, type Amendments } from './merge-amendments.rules.ts';
import { isExtraChange, stayChanges, type StayChange } from './stay-changes.ts';

export interface GuestChangeEmails {
  /** To the owner: what a guest changed about their stay, and what they owe now or get back. Undefined when nothing but the price changed. */
  stayChangedByGuest(amendment: Amendment): WrittenEmail | undefined;
  /** To the owner: the outcome of all changes since the last such email. */
  stayChangesByGuest(
    amendments: Amendments,
    stay: {
      /** The newest change that is known, which the last email may have had already. */
      readonly newest: Amendment | undefined;
      readonly isCanceled: boolean;
    },
  ): WrittenEmail;
  /** The same, as a digest lists it. */
  listGuestChanges(amendments: Amendments): { readonly subject: string; readonly text: string };
}

export function createGuestChangeEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Pick<Property, 'checkIn'>;
  publicOrigin: string;
}): GuestChangeEmails {
  const changesOf = ({ before, after }: Amendment): StayChange[] =>
    stayChanges(
      { ...before, extras: extrasOf(before), total: before.quote.total },
      after,
      options.property.checkIn.time,
    );
  const changedEmail = (
    amendment: Amendment,
    { changes, note, money }: { changes: readonly StayChange[]; note: string; money: string },
  ): WrittenEmail => {
    const { bookingReference, guestName } = amendment;
    const labels = changes.map(({ label }) => label.toLowerCase()).join(', ');
    return options.write('stay-changed-owner', {
      subject: subjectOf(amendment, changes),
      preview: labels === '' ? note : `What changed: ${labels}.`,
      headline: headlineOf(amendment, changes),
      guestName,
      dates: datesOf(amendment),
      reference: bookingReference,
      changes,
      note,
      money,
      bookingLink: new URL(bookingPath(bookingReference), options.publicOrigin).href,
    });
  };
  return {
    stayChangedByGuest: (amendment) => {
      const changes = changesOf(amendment);
      if (changes.every(({ label }) => label === 'Total')) return undefined;
      return changedEmail(amendment, { changes, note: '', money: moneyInWords(amendment) });
    },
    stayChangesByGuest: (amendments, { newest, isCanceled }) => {
      const outcome = endingAs(mergeAmendments(amendments), newest);
      const changes = changesOf(outcome);
      const canceled = isCanceled ? ' The stay has been canceled since then.' : '';
      return changedEmail(outcome, {
        changes,
        note: `${outcomeInWords(amendments.length, changes)}${canceled}`.trim(),
        // What was left to pay before the cancellation is not owed anymore.
        money: isCanceled ? returnedInWords(outcome) : moneyInWords(outcome),
      });
    },
    listGuestChanges: (amendments) => {
      const outcome = mergeAmendments(amendments);
      const changes = changesOf(outcome);
      const listed = changes.map(({ label, before, after }) => {
        const was = before === '' ? '' : ` (was ${excerptOf(before)})`;
        return `${label}: ${excerptOf(after)}${was}`;
      });
      const sentences = [
        listed.length > 0 ? `${listed.join('; ')}.` : '',
        outcomeInWords(amendments.length, changes),
        moneyInWords(outcome),
      ];
      return {
        subject: subjectOf(outcome, changes),
        text: sentences.filter((sentence) => sentence !== '').join(' '),
      };
    },
  };
}

/** Why the email lists less than the guest did. */
function outcomeInWords(count: number, changes: readonly StayChange[]): string {
  if (count === 1 && changes.length > 0) return '';
  return changes.length === 0
    ? `The guest made ${counted(count, 'change')} and took everything back: the stay is as it was before.`
    : `This is the outcome of ${counted(count, 'change')}.`;
}

function subjectOf(amendment: Amendment, changes: readonly StayChange[]): string {
  const { guestName, bookingReference } = amendment;
  return `${headlineOf(amendment, changes)}: ${guestName}, ${datesOf(amendment)} (${bookingReference})`;
}

function datesOf({ after }: Amendment): string {
  return dateRange(after.checkInDate, after.checkOutDate);
}

function headlineOf({ before, after }: Amendment, changes: readonly StayChange[]): string {
  if (before.checkInDate !== after.checkInDate || before.checkOutDate !== after.checkOutDate)
    return 'Stay moved by the guest';
  if (changes.length === 0) return 'Changes taken back by the guest';
  return changes.some(isExtraChange) ? 'Extras changed by the guest' : 'Details changed by the guest';
}

function moneyInWords(amendment: Amendment): string {
  const { settlement } = amendment;
  if (settlement === undefined) return '';
  return `${returnedInWords(amendment)} ${balanceInWords(settlement.balance)}`.trim();
}

function returnedInWords({ settlement }: Amendment): string {
  const toCard = centsFromDollars(settlement?.toCard ?? '0.00');
  return toCard > 0 ? `${inDollars(toCard)} goes back to the guest’s card automatically.` : '';
}

function balanceInWords(balance: string | null): string {
  if (balance === null) return 'You haven’t recorded a payment for this booking.';
  const left = centsFromDollars(balance);
  if (left > 0) return `The guest still owes ${inDollars(left)}.`;
  if (left === 0) return 'The guest owes nothing.';
  const over = inDollars(subtractCents(zeroCents, left));
  return `The guest has paid ${over} more than the total, and that part doesn’t go back automatically. Please return it, and record the refund in the booking.`;
}
