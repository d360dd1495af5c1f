import { describe, expect, it } from 'vitest';
import { bookedDraft as booked } from '../draft/booked-draft.ts';
import { emptyDraft } from '../draft/booking-draft.ts';
import { missingInput, nextStep, previousStep, reachableStep, stepsOf } from './steps.ts';

describe('a step', () => {
  it('is not shown before what it builds on', () => {
    expect(reachableStep(booked, 4)).toBe(4);
    expect(reachableStep({ ...booked, dates: { status: 'empty' } }, 4)).toBe(1);
    expect(reachableStep({ ...booked, details: emptyDraft.details }, 4)).toBe(2);
  });
});

it.each([
  { hasAddOns: true, order: [1, 2, 3, 4] as const },
  { hasAddOns: false, order: [1, 2, 4] as const },
])('goes through $order if the house sells add-ons: $hasAddOns', ({ hasAddOns, order }) => {
  expect(stepsOf(hasAddOns).map(({ step }) => step)).toEqual(order);
  order.slice(1).forEach((step, before) => {
    const last = order[before] ?? 1;
    expect(nextStep(last, hasAddOns)).toBe(step);
    expect(previousStep(step, hasAddOns)).toBe(last);
  });
});

describe('going on', () => {
  it('from the dates needs both of them, found available', () => {
    const atDates = { ...booked, step: 1 as const };
    expect(missingInput(atDates, { status: 'available' })).toBeUndefined();
    expect(missingInput(atDates, { status: 'checking' })).toBeDefined();
    expect(missingInput(atDates, { status: 'unavailable' })).toBeDefined();
    expect(missingInput({ ...emptyDraft }, { status: 'unknown', failed: false })).toContain('check-in');
  });

  it.each([
    ['a first name', { firstName: '' }],
    ['a last name', { lastName: ' ' }],
    ['an email with a dotted domain', { email: 'maya@example' }],
    ['a phone number', { phone: '' }],
  ])('from the details needs %s', (_, wrong) => {
    const atDetails = { ...booked, step: 2 as const };
    expect(missingInput(atDetails, { status: 'available' })).toBeUndefined();
    const draft = { ...atDetails, details: { ...atDetails.details, ...wrong } };
    expect(missingInput(draft, { status: 'available' })).toBeDefined();
  });

  it('from the add-ons is always possible', () => {
    expect(missingInput({ ...booked, step: 3 }, { status: 'available' })).toBeUndefined();
  });
});
