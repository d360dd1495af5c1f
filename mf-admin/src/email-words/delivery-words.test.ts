import { expect, it } from 'vitest';
import { deliveryFaults } from './delivery-words.ts';

it.each(Object.entries(deliveryFaults))(
  'gives a host advice about %s without a setting’s name',
  (_, fault) => {
    expect(fault.advice).not.toMatch(/[A-Z]+_[A-Z]+|\brestart\b/);
  },
);
