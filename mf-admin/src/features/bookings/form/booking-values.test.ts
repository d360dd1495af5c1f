import { describe, expect, it } from 'vitest';
import { changeOf, newBooking, type BookingValues } from './booking-values.ts';

const before: BookingValues = {
  ...newBooking,
  guestName: 'Ada Lovelace',
  phone: '555',
  status: 'pending_payment',
};

describe('a change', () => {
  it('names what differs, and the services and packages always', () => {
    const after = { ...before, guestName: 'Ada King', phone: '' };
    expect(changeOf(before, after)).toEqual({
      guestName: 'Ada King',
      phone: '',
      addOnIds: [],
      packageIds: [],
    });
  });

  it('leaves a status alone that was not chosen, so that a deadline stays', () => {
    expect(changeOf(before, before)).not.toHaveProperty('status');
    expect(changeOf(before, { ...before, status: 'confirmed' })).toHaveProperty('status', 'confirmed');
  });
});
