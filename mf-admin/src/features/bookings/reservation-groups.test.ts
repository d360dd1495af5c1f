import { expect, it } from 'vitest';
import { reservationGroups } from './reservation-groups.ts';

it('lists all unpaid reservations first, then networks by their number of reservations', () => {
  const groups = reservationGroups([
    { id: 'a', clientNetwork: '192.0.2.1' },
    { id: 'b', clientNetwork: '192.0.2.2' },
    { id: 'c', clientNetwork: '192.0.2.2' },
    { id: 'd', clientNetwork: null },
  ]);
  expect(groups.map(({ name, ids }) => [name, ids])).toEqual([
    ['All networks', ['a', 'b', 'c', 'd']],
    ['From 192.0.2.2', ['b', 'c']],
    ['From 192.0.2.1', ['a']],
  ]);
  expect(reservationGroups([])).toEqual([]);
});
