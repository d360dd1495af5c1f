import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProperty, type Property } from '@getaway/property';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconOf, logoOf } from './logo.ts';

const examples = path.join(import.meta.dirname, '../../../../docs/examples');
const file = path.join(examples, 'vermont-cabin/property.json');
const houseOf = (property: Property) => ({
  revision: 'r1',
  pictures: 'p1',
  folders: [path.dirname(file)],
  property,
});
const own = { ...bundledProperty, name: 'Birch & Point' };

describe("a house's sign", () => {
  it('becomes a small picture of pixels, so that nothing that a drawing can hold is served', async () => {
    const logo = await logoOf(houseOf({ ...own, media: { logo: 'photos/logo.svg' } }));
    expect(logo?.height).toBeLessThanOrEqual(128);
    expect(await sharp(logo?.png).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  });

  it('is rendered at the size it needs, whatever size its drawing declares', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
    const drawing = (size: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 40 20"><path d="M0 0h20v20H0z"/></svg>`;
    for (const size of ['', 'width="40" height="20"', 'width="8000" height="4000"']) {
      writeFileSync(path.join(folder, 'logo.svg'), drawing(size));
      const house = { ...houseOf({ ...own, media: { logo: 'logo.svg' } }), folders: [folder] };
      const logo = await logoOf(house);
      expect(logo?.height, size).toBe(128);
      // The library rounds to whole pixels.
      expect(Math.abs((logo?.width ?? 0) - 256), size).toBeLessThanOrEqual(1);
    }
    rmSync(folder, { recursive: true });
  });

  it('is the lantern of the invented house alone', async () => {
    expect(await logoOf(houseOf(bundledProperty))).toBeDefined();
    expect(await logoOf(houseOf(own))).toBeUndefined();
  });

  it('is refused by name when it is not an image', async () => {
    const property = { ...own, media: { logo: 'property.json' } };
    await expect(logoOf(houseOf(property))).rejects.toThrow(/property\.json isn’t a readable image/);
  });

  it('is the icon of a browser tab, or else the first letter in the colors of the house', async () => {
    const colours = { background: '#0e1f1c', accent: '#e9b872' };
    expect(iconOf(houseOf({ ...own, colours }), undefined)).toMatch(/fill="#0e1f1c".*fill="#e9b872">B</);
    const drawn = houseOf({ ...own, media: { logo: 'photos/logo.svg' } });
    expect(iconOf(drawn, await logoOf(drawn))).toContain('<image');
  });
});
