import { describe, expect, it } from 'vitest';
import { exampleBooking } from '../example-booking.ts';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { valuesOf, type LoadedBooking } from './booking-values.ts';
import { mergeValues } from './merge-values.ts';

const opened: LoadedBooking = { ...exampleBooking(), quote: exampleQuote() };

describe('what was typed while somebody else saved the booking', () => {
  it('is kept, and everything else is as it was saved', () => {
    const typed = { ...valuesOf(opened), guestName: 'Pia Typed', numberOfGuests: 3 };
    const newest = { ...opened, revision: 9, phone: '555 0100', balance: '10.00' };
    const { values, changes, conflicts } = mergeValues(opened, typed, newest);
    expect(values).toEqual({
      ...valuesOf(newest),
      guestName: 'Pia Typed',
      numberOfGuests: 3,
    });
    expect(changes).toEqual([
      { field: 'phone', from: opened.phone, to: '555 0100' },
      { field: 'balance', from: opened.balance, to: '10.00' },
    ]);
    expect(conflicts).toEqual([]);
  });

  it('wins over the same field of the other one, and says so', () => {
    const typed = { ...valuesOf(opened), guestName: 'Pia Typed', email: 'same@example.com' };
    const newest = { ...opened, guestName: 'Pia Other', email: 'same@example.com' };
    const { values, changes, conflicts } = mergeValues(opened, typed, newest);
    expect(values.guestName).toBe('Pia Typed');
    expect(changes.map(({ field }) => field)).toEqual(['guestName', 'email']);
    expect(conflicts).toEqual(['guestName']);
  });

  it('includes extras as a whole', () => {
    const extras = { addOnIds: ['new'], packageIds: [] };
    const typed = { ...valuesOf(opened), extras };
    expect(mergeValues(opened, typed, opened).values.extras).toEqual(extras);
    const newest = { ...opened, quote: { ...opened.quote, addOns: [], packages: [] } };
    expect(mergeValues(opened, valuesOf(opened), newest).values.extras).toEqual({
      addOnIds: [],
      packageIds: [],
    });
  });
});
