import * as v from 'valibot';
import { expect, it } from 'vitest';
import { guestCountOrTwo } from './booking-payment.ts';

const count = (input: object) => v.safeParse(v.object({ numberOfGuests: guestCountOrTwo }), input);

it.each([{}, { numberOfGuests: null }, { numberOfGuests: '' }])('%j means two guests', (input) => {
  expect(count(input).output).toEqual({ numberOfGuests: 2 });
});

it.each([0, 5, 2.5, '3', true])('%j guests are refused', (numberOfGuests) => {
  expect(count({ numberOfGuests }).success).toBe(false);
});
