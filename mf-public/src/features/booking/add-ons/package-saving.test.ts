import { expect, it } from 'vitest';
import { packageSaving } from './package-saving.ts';

const services = [
  { id: 'chef', price: '395.00' },
  { id: 'massage', price: '280.00' },
  { id: 'fire', price: '65.50' },
];

it.each([
  ['650.00', ['chef', 'massage'], 25],
  ['430.00', ['chef', 'fire'], 30],
  ['675.00', ['chef', 'massage'], 0],
  ['900.00', ['chef', 'massage'], 0],
  ['100.00', [], 0],
])('a package for %s with %j saves %i whole dollars', (price, serviceIds, saving) => {
  expect(packageSaving({ price, serviceIds }, services)).toBe(saving);
});

it('promises no saving when one of its services can’t be booked on its own', () => {
  expect(packageSaving({ price: '300.00', serviceIds: ['chef', 'gone'] }, services)).toBe(0);
});
