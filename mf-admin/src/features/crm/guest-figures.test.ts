import { describe, expect, it } from 'vitest';
import { guestFigures } from './guest-figures.ts';

const now = new Date('2026-02-14T12:00:00Z');
const stranger = { lastContactDate: null, totalStays: 0, sequenceStep: 0 };

describe('the figures of the guest list', () => {
  it('are all zero without guests', () => {
    expect(guestFigures([], now)).toEqual({ total: 0, recentContacts: 0, activeBookings: 0, inSequences: 0 });
  });

  it('count guests with stays and with a sequence step', () => {
    const guests = [
      stranger,
      { ...stranger, totalStays: 2 },
      { ...stranger, sequenceStep: 6 },
      { ...stranger, totalStays: 1, sequenceStep: 1 },
    ];
    expect(guestFigures(guests, now)).toEqual({
      total: 4,
      recentContacts: 0,
      activeBookings: 2,
      inSequences: 2,
    });
  });

  it('take a contact as recent for seven days', () => {
    const guests = [
      { ...stranger, lastContactDate: '2026-02-07T12:00:00.000Z' },
      { ...stranger, lastContactDate: '2026-02-07T11:59:59.999Z' },
    ];
    expect(guestFigures(guests, now).recentContacts).toBe(1);
  });
});
