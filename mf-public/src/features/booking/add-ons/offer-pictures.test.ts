import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { pictureOf, picturesOf } from './offer-pictures.ts';

const nameOf = (address: string) => path.basename(address).split('.')[0];
const drawingOf = (name: string, category: AddOnService['category'] = 'other', checkInFrom?: string) =>
  nameOf(pictureOf({ name, category, checkInFrom }));

describe('the picture of a service', () => {
  it.each([
    ['Romance Package', 'romance', 'romance'],
    ['Private Chef Dinner', 'dining', 'dinner'],
    ['Couples Massage', 'spa', 'massage'],
    ['Luxury Chauffeur', 'transportation', 'chauffeur'],
    ['Fire Pit Evening', 'experience', 'fire'],
    ['Sunset paddle', 'experience', 'outing'],
    ['Groceries', 'convenience', 'key'],
    ['Something of our own', 'other', 'gift'],
  ] as const)('of %s in %s is %s', (name, category, drawing) => {
    expect(drawingOf(name, category)).toBe(drawing);
  });

  it.each([
    ['Breakfast on the terrace', 'breakfast'],
    ['Birthday Cake', 'cake'],
    ['A bouquet in the bedroom', 'flowers'],
    ['Supper from the farm', 'dinner'],
    ['The sauna is hot', 'tub'],
    ['S’mores for two', 'fire'],
    ['Picked up at the airport', 'chauffeur'],
    ['Champagne on arrival', 'wine'],
    ['Drinks at sunset', 'wine'],
    ['Late check-out', 'early'],
  ])('of %s goes by a word of its name, whatever its category', (name, drawing) => {
    expect(drawingOf(name)).toBe(drawing);
  });

  it('is the open door for a service that includes an early check-in, and looks for whole words only', () => {
    expect(drawingOf('Sooner', 'convenience', '12:00')).toBe('early');
    expect(drawingOf('Fireflies walk', 'experience')).toBe('outing');
  });
});

describe('the pictures of a package', () => {
  it('are those of its first three kinds of services, also when only their names are known', () => {
    const names = ['Couples Massage', 'Facial', 'Private Chef Dinner', 'Champagne', 'Flowers'];
    expect(picturesOf(names.map((name) => ({ name }))).map(nameOf)).toEqual(['massage', 'dinner', 'wine']);
  });

  it('are a wrapped gift when the package has no services', () => {
    expect(picturesOf([]).map(nameOf)).toEqual(['gift']);
  });
});

const folder = path.join(import.meta.dirname, '../../../pictures/add-ons');
const theme = readFileSync(fileURLToPath(import.meta.resolve('@getaway/web-kit/theme.css')), 'utf8');

describe.each(globSync(`${folder}/*.svg`))('the drawing %s', (file) => {
  const drawing = readFileSync(file, 'utf8');

  it('is smaller than 4 kB and has the shape of the others', () => {
    expect(drawing.length).toBeLessThan(4096);
    expect(drawing).toContain('viewBox="0 0 320 200" width="320" height="200"');
  });

  it('uses the colors of the theme', () => {
    const colors = drawing.match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(colors.length).toBeGreaterThan(3);
    expect(colors.filter((color) => !theme.includes(`: ${color};`))).toEqual([]);
  });
});
