import { bundledProperty } from '@getaway/property';
import { expect, it } from 'vitest';
import { createLiveHouse } from './live-house.ts';

const named = (name: string) => ({ ...bundledProperty, name });

it('shows each later version through the object that it gave out first, and ignores older ones', () => {
  const house = createLiveHouse({ revision: 1, property: named('First') });
  const { property } = house;
  const seen: string[] = [];
  const stop = house.onChange(() => seen.push(property.name));
  expect(house.show({ revision: 3, property: named('Third') })).toBe(true);
  expect(house.show({ revision: 2, property: named('Second') })).toBe(false);
  expect([property.name, house.revision()]).toEqual(['Third', 3]);
  stop();
  house.show({ revision: 4, property: named('Fourth') });
  expect([property.name, ...seen]).toEqual(['Fourth', 'Third']);
});

it('has all fields of a property, also for a copy to another thread', () => {
  const house = createLiveHouse({ revision: 1, property: bundledProperty });
  expect(structuredClone({ ...house.property })).toEqual(bundledProperty);
  expect(structuredClone(house.property)).toEqual(bundledProperty);
});
