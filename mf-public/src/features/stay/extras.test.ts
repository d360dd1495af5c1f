import { describe, expect, it } from 'vitest';
import { chosenIn, offeredExtras } from './extras.ts';

const service = (id: string, isBooked = false) => ({
  id,
  name: id,
  description: '',
  price: '100.00',
  category: 'spa' as const,
  isActive: true,
  isBooked,
});
const bundle = (id: string, serviceIds: string[], isBooked = false) => ({
  id,
  name: id,
  description: '',
  price: '150.00',
  compareAtPrice: null,
  badge: null,
  isActive: true,
  serviceIds,
  isBooked,
});
const offer = { allowed: true, until: null, whyNot: null };

const states = (extras: Parameters<typeof offeredExtras>[0], chosen: string[] = []) =>
  Object.fromEntries(offeredExtras(extras, new Set(chosen)).map(({ id, state }) => [id, state]));

describe('the extras on offer', () => {
  it('are open until they are chosen, and what is booked stays booked', () => {
    const extras = { offer, addOns: [service('dinner', true), service('massage')], packages: [] };
    expect(states(extras)).toEqual({ dinner: 'booked', massage: 'open' });
    expect(states(extras, ['massage'])).toEqual({ dinner: 'booked', massage: 'chosen' });
  });

  it('include a service that a chosen package contains, so that it is not paid for twice', () => {
    const extras = { offer, addOns: [service('massage')], packages: [bundle('romance', ['massage'])] };
    expect(states(extras, ['romance', 'massage'])).toEqual({ romance: 'chosen', massage: 'included' });
    expect(chosenIn(extras, new Set(['romance', 'massage']))).toEqual({
      addOnIds: [],
      packageIds: ['romance'],
    });
  });

  it('leave out a package that contains what is booked already', () => {
    const extras = { offer, addOns: [service('massage', true)], packages: [bundle('romance', ['massage'])] };
    expect(states(extras)).toEqual({ massage: 'booked' });
  });
});
