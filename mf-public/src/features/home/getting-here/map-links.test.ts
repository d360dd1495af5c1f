import { expect, it } from 'vitest';
import { directionsTo, mapAround } from './map-links.ts';

const address = { line: '3 Rua & Beco', town: 'Lisboa', postalCode: '1100-148', country: 'PT' };

it('leads to the coordinates of the house', () => {
  const urls = directionsTo({ ...address, latitude: 38.71, longitude: -9.13 }).map(({ url }) => url);
  expect(urls.map((url) => [...new URL(url).searchParams.values()].at(-1))).toEqual([
    '38.71,-9.13',
    '38.71,-9.13',
  ]);
});

it('leads to the address of a house without coordinates, which has no map', () => {
  for (const { url } of directionsTo(address))
    expect([...new URL(url).searchParams.values()].at(-1)).toBe('3 Rua & Beco, Lisboa, 1100-148, PT');
  expect(mapAround(address)).toBeUndefined();
  expect(mapAround({ ...address, latitude: 38.71 })).toBeUndefined();
});

it('shows a map with the house in its middle', () => {
  const { embedded = '', page } = mapAround({ ...address, latitude: 38.71, longitude: -9.13 }) ?? {};
  const asked = new URL(embedded).searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (asked.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(-9.13);
  expect((south + north) / 2).toBeCloseTo(38.71);
  expect(asked.get('marker')).toBe('38.71,-9.13');
  expect(page).toContain('#map=13/38.71/-9.13');
});

it('writes coordinates near zero as maps read them', () => {
  const { embedded = '', page } = mapAround({ ...address, latitude: 1e-7, longitude: -1e-7 }) ?? {};
  expect(new URL(embedded).searchParams.get('marker')).toBe('0,0');
  expect(page).toContain('#map=13/0/0');
});
