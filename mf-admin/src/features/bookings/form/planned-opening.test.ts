import { expect, it } from 'vitest';
import { plannedOpening } from './planned-opening.ts';

const extras = (...addOnIds: string[]) => ({ addOnIds, packageIds: [] });

it.each([
  ['added', extras(), extras('early'), null, '12:00', '12:00'],
  ['removed', extras('early'), extras(), '12:00', null, null],
  ['kept, with another extra', extras('early'), extras('early', 'picnic'), '12:00', '12:00', '12:00'],
  ['no longer sold, with another extra', extras('old'), extras('old', 'picnic'), '13:00', null, '13:00'],
  ['untouched', extras('old'), extras('old'), '13:00', null, undefined],
])('an early check-in that is %s', (_what, before, after, booked, chosen, planned) => {
  expect(plannedOpening({ before, after, booked, chosen })).toBe(planned);
});
