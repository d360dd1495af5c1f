import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHouse } from '@getaway/property/file';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { keepBuild } from '../kept-builds.ts';
import { makePictures } from './make-pictures.ts';

const cabin = readHouse(
  path.join(import.meta.dirname, '../../../../docs/examples/vermont-cabin/property.json'),
);
const folder = mkdtempSync(path.join(tmpdir(), 'house-pictures-'));
const order = { folder, wanted: 'pages', avifEffort: 0 } as const;

afterAll(() => rmSync(folder, { recursive: true }));

describe('the pictures of a house', () => {
  it('are its photos in several sizes and formats, under names that never change', async () => {
    const { pictures, files } = await makePictures(cabin, order);
    const { house } = pictures.photos;
    if (!house || 'address' in house) throw new Error('the house has no photo');
    expect(house.webp.map(({ wide }) => wide)).toEqual([640, 960, 1280, 1600]);
    for (const { file, wide } of [...house.avif, ...house.webp])
      expect(await sharp(path.join(folder, file)).metadata()).toMatchObject({ width: wide });
    expect(files.every((file) => /^house\/[\w-]+\.[0-9a-f]{8}\.\w+$/.test(file))).toBe(true);
  });

  it('are known to every server under the same names, before they are made', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'other-server-'));
    const [made, told] = await Promise.all([
      makePictures(cabin, order),
      makePictures(cabin, { folder: other, wanted: 'site' }),
    ]);
    expect(told.pictures).toEqual(made.pictures);
    const share = told.siteFiles['/share.jpg'] ?? '';
    expect(await sharp(path.join(other, share)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(Object.keys(told.siteFiles)).toContain('/logo.png');
    rmSync(other, { recursive: true });
  });

  it('are made once, again when one is gone, and stay while they are used', async () => {
    const { files } = await makePictures(cabin, order);
    const [first = ''] = files;
    const longAgo = new Date('2026-01-01');
    for (const file of files) utimesSync(path.join(folder, file), longAgo, longAgo);
    await makePictures(cabin, order);
    await keepBuild(mkdtempSync(path.join(tmpdir(), 'no-build-')), folder, new Date());
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    const before = readFileSync(path.join(folder, first));
    rmSync(path.join(folder, first));
    await makePictures(cabin, order);
    expect(readFileSync(path.join(folder, first)).equals(before)).toBe(true);
  });

  it('of a draft don’t wait for the sizes of what was just uploaded', async () => {
    const uploaded = `${'0f'.repeat(16)}.webp`;
    const photos = { ...cabin.property.media?.photos, house: { file: `uploads/${uploaded}` } };
    const property = { ...cabin.property, media: { ...cabin.property.media, photos } };
    const draft = { ...cabin, pictures: 'draft', property };
    const { pictures } = await makePictures(draft, { ...order, wanted: 'preview' });
    expect(pictures.photos['house']).toEqual({ address: `/api/admin/house/files/${uploaded}?width=1280` });
    expect(Object.values(pictures.photos).filter((photo) => 'avif' in photo).length).toBeGreaterThan(0);
  });

  it('are refused by name when a file is not a photo', async () => {
    const property = { ...cabin.property, media: { photos: { house: { file: 'property.json' } } } };
    await expect(makePictures({ ...cabin, pictures: 'no-photo', property }, order)).rejects.toThrow(
      /property\.json isn’t a readable photo/,
    );
  });
});
