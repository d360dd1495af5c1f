import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookedDraft as booked } from './booked-draft.ts';
import { emptyDraft } from './booking-draft.ts';
import { changeDraft } from './draft-reducer.ts';
import { forgetDraft, loadDraft, saveDraft } from './draft-storage.ts';
import { readLink } from './link.ts';

const today = calendarDate('2026-05-03');

function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('a reload', () => {
  it('loses nothing that was chosen or typed', () => {
    const storage = browserStorage();
    saveDraft(storage, booked);
    expect(loadDraft(storage, today)).toEqual(booked);
  });

  it('starts at the dates again when they have passed, and keeps what was typed', () => {
    const storage = browserStorage();
    saveDraft(storage, booked);
    const draft = loadDraft(storage, calendarDate('2026-05-09'));
    expect(draft).toEqual({ ...booked, step: 1, dates: { status: 'empty' } });
  });

  it('starts empty without a draft, after it is forgotten, and with one that makes no sense', () => {
    const storage = browserStorage();
    expect(loadDraft(storage, today)).toEqual(emptyDraft);
    saveDraft(storage, booked);
    forgetDraft(storage);
    expect(loadDraft(storage, today)).toEqual(emptyDraft);
    storage.setItem('booking-draft', '{"step":9}');
    expect(loadDraft(storage, today)).toEqual(emptyDraft);
  });
});

describe('a draft of a version before', () => {
  it('is taken over', () => {
    const storage = browserStorage();
    const { typedPromo, paymentMethod, alternativeContact, reservation, ...before } = booked;
    storage.setItem('booking-draft', JSON.stringify(before));
    expect(loadDraft(storage, today)).toEqual({
      ...before,
      typedPromo,
      paymentMethod,
      alternativeContact,
      reservation,
    });
  });

  it('keeps its dates and its reservation under their current names', () => {
    const storage = browserStorage();
    const stay = { arrival: '2026-05-08', departure: '2026-05-10' };
    const times = { checkInTime: '16:00', checkOutTime: '11:00' };
    const reserved = {
      bookingReference: 'AB12',
      paymentDueAt: '2026-05-01T12:00:00Z',
      total: '1.00',
      ...times,
    };
    const details = { ...booked.details, specialRequests: 'Write "arrival": on the "departure": card' };
    const before = {
      ...booked,
      details,
      dates: { status: 'stay', ...stay },
      reservation: { ...reserved, ...stay },
    };
    storage.setItem('booking-draft', JSON.stringify(before));
    expect(loadDraft(storage, today)).toEqual({
      ...booked,
      details,
      reservation: { ...reserved, checkIn: '2026-05-08', checkOut: '2026-05-10' },
    });
    storage.setItem(
      'booking-draft',
      JSON.stringify({ ...booked, dates: { status: 'arrival', arrival: '2026-05-08' } }),
    );
    expect(loadDraft(storage, today).dates).toEqual({ status: 'check-in', checkIn: '2026-05-08' });
  });
});

describe('the draft', () => {
  it('goes back to the dates when they are lost, with everything else kept', () => {
    expect(changeDraft(booked, { type: 'dates-lost' })).toEqual({ ...booked, step: 1 });
  });

  it("takes the guest's name for the card, unless another one is there", () => {
    const paying = changeDraft({ ...booked, step: 3 }, { type: 'step-chosen', step: 4 });
    expect(paying.billing).toMatchObject({ firstName: 'Maya', lastName: 'Hart' });
    const other = { ...booked, billing: { ...booked.billing, firstName: 'Theo', lastName: 'Hart' } };
    expect(changeDraft(other, { type: 'step-chosen', step: 4 }).billing.firstName).toBe('Theo');
  });
});

describe('a link into the wizard', () => {
  const dates = {
    status: 'stay',
    checkIn: calendarDate('2026-06-01'),
    checkOut: calendarDate('2026-06-03'),
  } as const;

  it('starts at its dates and leaves the rest', () => {
    expect(changeDraft(booked, { type: 'link-followed', dates })).toEqual({ ...booked, step: 1, dates });
    expect(changeDraft(booked, { type: 'link-followed' })).toEqual(booked);
  });

  it('brings the number of guests', () => {
    const link = readLink(new URLSearchParams('guests=3'), today);
    expect(changeDraft(booked, { type: 'link-followed', ...link })).toEqual({
      ...booked,
      details: { ...booked.details, numberOfGuests: 3 },
    });
  });

  it('opens the search for dates at the first step, which the guest closes by going on', () => {
    const link = readLink(new URLSearchParams('nights=2&when=weekend&month=2027-05'), today);
    const flexible = { isOpen: true, nights: 2, when: 'weekend', month: '2027-05' };
    const followed = changeDraft(booked, { type: 'link-followed', ...link });
    expect(followed).toEqual({ ...booked, step: 1, flexible });
    expect(changeDraft(followed, { type: 'step-chosen', step: 1 })).toEqual(followed);
    expect(changeDraft(followed, { type: 'step-chosen', step: 2 }).flexible).toEqual({
      ...flexible,
      isOpen: false,
    });
  });

  it('has its code applied without being asked for, also after a reload, unless that one is applied', () => {
    const promo = { code: 'ESCAPE', name: 'Escape', discountType: 'fixed', discountValue: '50.00' } as const;
    const link = readLink(new URLSearchParams('promo=escape'), today);
    const storage = browserStorage();
    saveDraft(storage, changeDraft(booked, { type: 'link-followed', ...link }));
    const followed = loadDraft(storage, today);
    expect(followed).toEqual({ ...booked, typedPromo: { code: 'ESCAPE', fromLink: true } });
    const applied = changeDraft(followed, { type: 'promo-applied', promo });
    expect(applied).toEqual({ ...booked, promo });
    expect(changeDraft(applied, { type: 'link-followed', ...link })).toEqual(applied);
  });
});

describe('a promotion code', () => {
  const promo = { code: 'ESCAPE', name: 'Escape', discountType: 'fixed', discountValue: '50.00' } as const;

  it('that does not hold clears the applied one and stays in its field', () => {
    const refused = changeDraft(
      { ...booked, promo },
      { type: 'promo-refused', code: 'NOPE', refusal: 'unknown' },
    );
    expect(refused).toMatchObject({ promo: null, typedPromo: { code: 'NOPE', refusal: 'unknown' } });
    expect(changeDraft(refused, { type: 'promo-typed', code: 'NOP' }).typedPromo).toEqual({ code: 'NOP' });
  });
});
