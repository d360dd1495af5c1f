import type { Answer } from '@getaway/contracts/http/call';
import type { CardPayment, LedgerEntry, readBookingLedger } from '@getaway/contracts/http/ledger';
import type { previewRefund } from '@getaway/contracts/http/staff-booking-changes';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** An entry for tests: a card payment of $599.20, unless changed. */
export function exampleEntry(changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: 'entry-1',
    bookingId: 'booking-1',
    bookingReference: 'AB12CD34',
    guestName: 'Ida Lovelace',
    kind: 'payment',
    method: 'card',
    amount: '599.20',
    status: 'succeeded',
    effectiveOn: calendarDate('2027-02-13'),
    note: null,
    recordedBy: null,
    isUnclaimed: false,
    createdAt: '2027-02-13T17:00:00.000Z',
    ...changes,
  };
}

/** The ledger of an unpaid stay for tests, unless changed. */
export function exampleLedger(
  changes: Partial<Answer<typeof readBookingLedger>> = {},
): Answer<typeof readBookingLedger> {
  return {
    total: '599.20',
    paid: '0.00',
    returned: '0.00',
    onItsWay: '0.00',
    balance: '599.20',
    status: 'unpaid',
    refundable: [],
    cardPayments: [],
    entries: [],
    ...changes,
  };
}

/** A card payment of $599.20 for tests, with nothing refunded, unless changed. */
export function examplePayment(changes: Partial<CardPayment> = {}): CardPayment {
  return {
    id: 'entry-1',
    amount: '599.20',
    left: '599.20',
    effectiveOn: calendarDate('2027-02-13'),
    isDisputed: false,
    ...changes,
  };
}

type RefundPreview = Answer<typeof previewRefund>;

/** What a refund would be for a guest who paid $677.97 and cancels in time, for tests, unless changed. */
export function exampleRefundPreview(changes: Partial<RefundPreview> = {}): RefundPreview {
  return {
    policy: { noticeHours: 48, deadline: '2027-02-11T23:00:00.000Z', refundable: '0.00' },
    refundable: '0.00',
    paid: '677.97',
    refunded: '377.97',
    reason: 'in-time',
    byCard: true,
    disputed: false,
    ...changes,
  };
}
