import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledProperty } from '@getaway/property';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconIco, iconPng, manifestOf } from './site-icons.ts';

const publicFolder = path.join(import.meta.dirname, '../../../../shell/public');
const svg = readFileSync(path.join(publicFolder, 'favicon.svg'));

describe('the icons of a site', () => {
  it('are square PNGs without see-through corners', async () => {
    const icon = sharp(await iconPng(svg, 180, bundledProperty));
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    expect((await icon.stats()).isOpaque).toBe(true);
  });

  it('include an ICO file that holds one PNG', async () => {
    const ico = await iconIco(svg);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(png.length).toBe(ico.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});

it('names the house and its colors in the manifest, with an icon for every home screen', () => {
  const template = readFileSync(path.join(publicFolder, 'site.webmanifest'));
  const house = { ...bundledProperty, name: 'Birch Point Cabin', colours: { background: '#0e1f1c' } };
  expect(JSON.parse(manifestOf(template, house))).toMatchObject({
    name: 'Birch Point Cabin',
    start_url: '/',
    theme_color: '#0e1f1c',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  });
});
