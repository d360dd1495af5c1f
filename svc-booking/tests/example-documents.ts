import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents } from '@getaway/kernel/money';
import type { DocumentLine, DocumentSnapshot } from '../src/documents/document.rules.ts';
import { nightInWords } from '../src/documents/document-words.rules.ts';

const parties = {
  house: {
    name: 'Lantern Hollow',
    business: 'Lantern Hollow Retreats LLC',
    address: '14 Lantern Hollow Lane, Decatur, GA 30030',
    email: 'stay@lanternhollow.example',
    phone: '+1 404 555 0137',
    taxId: '12-3456789',
    paper: 'letter',
  },
  guest: { name: 'Łukasz Đorđević and Nguyễn Thị Ánh', email: 'lukasz@guests.example.com' },
} as const;

/** An invoice of as many nights as wanted, partly paid. */
export function exampleInvoice(nights = 3, guestName: string = parties.guest.name): DocumentSnapshot {
  const checkIn = calendarDate('2027-02-12');
  const lines: DocumentLine[] = Array.from({ length: nights }, (_, index) => ({
    label: `${nightInWords(addDays(checkIn, index))} · Weekend night`,
    amount: cents(25_000),
  }));
  lines.push(
    { label: 'Couples massage', amount: cents(18_000) },
    { label: 'Cleaning fee', amount: cents(16_000) },
  );
  lines.push({ label: 'Discount WELCOME10', amount: cents(-10_900) });
  const subtotal = addCents(...lines.map(({ amount }) => amount));
  const tax = cents(Math.round(subtotal * 0.07));
  const total = addCents(subtotal, tax);
  const paid = cents(50_000);
  return {
    kind: 'invoice',
    ...parties,
    guest: { ...parties.guest, name: guestName },
    number: 'INV-2026-0042',
    issuedOn: calendarDate('2026-11-24'),
    stay: { bookingReference: 'AB12CD34', checkIn, checkOut: addDays(checkIn, nights), guests: 2 },
    lines,
    taxes: [{ label: 'Tax (7%)', tenThousandths: 700, amount: tax }],
    total,
    payments: [
      { kind: 'payment', method: 'card', amount: cents(60_000), effectiveOn: calendarDate('2026-11-20') },
      { kind: 'refund', method: 'card', amount: cents(-10_000), effectiveOn: calendarDate('2026-11-22') },
    ],
    balance: cents(total - paid),
  };
}
