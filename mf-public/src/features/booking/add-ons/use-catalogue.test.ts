import { expect, it, vi } from 'vitest';
import { mayHaveAddOns } from './use-catalogue.ts';

const service = {
  id: 'car',
  name: 'Car',
  description: 'A ride.',
  price: '90.00',
  category: 'experience',
  isActive: true,
} as const;

it.each([
  [true, 'is on its way', { status: 'loading' }],
  [true, 'has failed', { status: 'failed', tryAgain: vi.fn() }],
  [true, 'has a service', { status: 'ready', catalogue: { services: [service], packages: [] } }],
  [false, 'has nothing', { status: 'ready', catalogue: { services: [], packages: [] } }],
] as const)('may have add-ons (%s) if the answer %s', (may, _, state) => {
  expect(mayHaveAddOns(state)).toBe(may);
});
