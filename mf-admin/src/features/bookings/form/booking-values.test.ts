import { describe, expect, it } from 'vitest';
import { changeOf, newBooking, type BookingValues } from './booking-values.ts';

const before: BookingValues = {
  ...newBooking(),
  guestName: 'Ada Lovelace',
  phone: '555',
  status: 'pending_payment',
};

describe('a change', () => {
  it('sends changed fields, and always services and packages', () => {
    const after = { ...before, guestName: 'Ada King', phone: '' };
    expect(changeOf(before, after)).toEqual({
      guestName: 'Ada King',
      phone: '',
      addOnIds: [],
      packageIds: [],
    });
  });

  it('sends no status unless it was changed, so that the payment deadline stays', () => {
    expect(changeOf(before, before)).not.toHaveProperty('status');
    expect(changeOf(before, { ...before, status: 'confirmed' })).toHaveProperty('status', 'confirmed');
  });
});
