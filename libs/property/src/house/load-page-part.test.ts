import { afterEach, expect, it, vi } from 'vitest';
import { bundledProperty } from '../schema/property.ts';
import { houseDataOf } from './house-data.ts';
import { pageHouseOf } from './page-house.ts';

const pictures = { photos: {} };
const whole = houseDataOf(bundledProperty, pictures);

afterEach(() => vi.unstubAllGlobals());

it('fetches what another page says of the house once, and again after it could not be had', async () => {
  const onFirstPage = JSON.parse(pageHouseOf(bundledProperty, pictures, ['home']).data) as typeof whole;
  const fetched = vi
    .fn(async () => Response.json(whole))
    .mockResolvedValueOnce(new Response('', { status: 502 }));
  vi.stubGlobal('__webpack_public_path__', '/files/');
  vi.stubGlobal('getawayHouse', onFirstPage);
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  const { loadPagePart } = await import('./load-page-part.ts');

  await loadPagePart('home');
  expect(fetched).not.toHaveBeenCalled();
  await expect(loadPagePart('legal')).rejects.toThrow('502');
  expect(onFirstPage).not.toHaveProperty('legal');

  await loadPagePart('legal');
  await loadPagePart('weekdayEscape');
  expect(fetched.mock.calls).toEqual([['/files/fragments/house.json'], ['/files/fragments/house.json']]);
  expect(onFirstPage).toEqual(JSON.parse(JSON.stringify(whole)));
});
