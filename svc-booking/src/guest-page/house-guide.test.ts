import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { houseGuideSchema, type HouseGuide } from '@getaway/contracts/http/house-guide';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGuidePictures, guideOf, houseFileOf } from './house-guide.ts';

const root = path.join(import.meta.dirname, '../../..');
const cabin = path.join(root, 'docs/examples/vermont-cabin/property.json');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'house-guide-'));
  mkdirSync(path.join(folder, 'guide'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A property file with the cabin's facts and the given guide. */
function fileWith(guide: unknown): string {
  const file = path.join(folder, 'property.json');
  const house = v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(cabin, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...house, guide }));
  return file;
}

const usual = { checkInTime: '15:00', checkOutTime: '10:00', opensAt: null };

/** As the start reads it, and a guest with these hours. */
function readHouseGuide(propertyFile: string | undefined): HouseGuide | null {
  const file = houseFileOf(propertyFile);
  checkGuidePictures(file);
  return guideOf(JSON.parse(readFileSync(file, 'utf8')), { file, uploads: new Map() })?.(usual) ?? null;
}

const parking = (file: string) => ({
  sections: [{ topic: 'parking', title: 'Parking', picture: { file, alt: 'Where to park' } }],
});

describe('reading the guide of a house', () => {
  it.each([
    ['the bundled house', undefined],
    ['the cabin', cabin],
    ['the loft', path.join(root, 'docs/examples/lisbon-loft/property.json')],
  ])('finds the guide of %s with WiFi and pictures, ready to be sent', (_house, file) => {
    const guide = readHouseGuide(file);
    expect(v.parse(houseGuideSchema, guide)).toEqual(guide);
    expect(guide?.sections.some(({ wifi }) => wifi !== null)).toBe(true);
    expect(guide?.sections.some(({ picture }) => picture !== null)).toBe(true);
    expect(JSON.stringify(guide)).not.toMatch(/\{\w+\}/);
  });

  it('finds none in a file without a guide', () => {
    expect(readHouseGuide(fileWith(undefined))).toBeNull();
  });

  it('leaves out a section about an answer that the house doesn’t have, and keeps the pictures of the others', () => {
    const section = { topic: 'luggage', title: 'Luggage', text: ['{luggage}'] };
    const name = `${'a1'.repeat(16)}.webp`;
    const file = fileWith({ sections: [section, ...parking(`uploads/${name}`).sections] });
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const guide = guideOf(content, { file, uploads: new Map([[name, Buffer.from('picture')]]) })?.(usual);
    expect(guide?.sections).toMatchObject([{ title: 'Parking', picture: { alt: 'Where to park' } }]);
    const alone: unknown = JSON.parse(readFileSync(fileWith({ sections: [section] }), 'utf8'));
    expect(guideOf(alone, { file, uploads: new Map() })?.(usual)).toBeNull();
  });

  it('shows an uploaded picture, and leaves one out that is not stored', () => {
    const name = `${'a1'.repeat(16)}.webp`;
    const file = fileWith({
      sections: parking(`uploads/${name}`).sections.map((section) => ({ ...section, text: ['Behind it.'] })),
    });
    checkGuidePictures(file);
    const pictureOf = (uploads: ReadonlyMap<string, Uint8Array>) =>
      guideOf(JSON.parse(readFileSync(file, 'utf8')), { file, uploads })?.(usual)?.sections[0]?.picture;
    expect(pictureOf(new Map([[name, Buffer.from('picture')]]))).toEqual({
      src: `data:image/webp;base64,${Buffer.from('picture').toString('base64')}`,
      alt: 'Where to park',
      caption: null,
    });
    expect(pictureOf(new Map())).toBeNull();
  });

  it('fills in what the file says elsewhere', () => {
    const guide = readHouseGuide(
      fileWith({
        sections: [
          {
            topic: 'check-in',
            title: 'Welcome to {name}',
            text: ['Come in from {checkIn}. {parking}.', '{pets}'],
            list: ['Quiet from {quietFrom} to {quietTo}', '{houseRules}'],
          },
        ],
      }),
    );
    expect(guide?.sections[0]).toEqual({
      topic: 'check-in',
      title: 'Welcome to Birch Point Cabin',
      text: [
        'Come in from 3:00 PM. Park beside the woodshed; we plow it before you arrive.',
        'One well-behaved dog is welcome. Tell us its name when you book!',
      ],
      list: [
        'Quiet from 9:00 PM to 7:00 AM',
        'No parties, and no visitors beyond the guests in the booking.',
        'Close the stove door before you sleep, and never leave the sauna fire alone.',
        'Leave the cabin as you found it, apart from normal wear and tear. Damage is charged at cost.',
      ],
      ...{ wifi: null, steps: [], phones: [], places: [], picture: null },
    });
  });

  it('has the hours that were agreed with the guests of the stay, and the usual check-in for those who come later', () => {
    const file = fileWith({
      sections: [{ topic: 'hours', title: 'Hours', text: ['From {checkIn} to {checkOut}.'] }],
    });
    const guide = guideOf(JSON.parse(readFileSync(file, 'utf8')), { file, uploads: new Map() });
    const textAt = (checkInTime: string, checkOutTime: string, opensAt: string | null = null) =>
      guide?.({ checkInTime, checkOutTime, opensAt })?.sections[0]?.text;
    expect(textAt('20:00', '09:00')).toEqual(['From 3:00 PM to 9:00 AM.']);
    expect(textAt('13:00', '10:00')).toEqual(['From 1:00 PM to 10:00 AM.']);
    expect(textAt('15:00', '10:00', '12:00')).toEqual(['From 12:00 PM to 10:00 AM.']);
    expect(textAt('20:00', '10:00', '12:00')).toEqual(['From 12:00 PM to 10:00 AM.']);
  });

  it('keeps a WiFi password as it is written', () => {
    const wifi = { network: 'Birch', password: 'pass{name}word' };
    const guide = readHouseGuide(fileWith({ sections: [{ topic: 'wifi', title: 'WiFi', wifi }] }));
    expect(guide?.sections[0]?.wifi).toEqual(wifi);
  });

  it('contains each picture itself', () => {
    const logo = path.join(root, 'docs/examples/vermont-cabin/photos/logo.svg');
    copyFileSync(logo, path.join(folder, 'guide/parking.SVG'));
    const [section] = readHouseGuide(fileWith(parking('guide/parking.SVG')))?.sections ?? [];
    const [type, content] = section?.picture?.src.split(',') ?? [];
    expect(type).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(content ?? '', 'base64')).toEqual(readFileSync(logo));
  });

  it('refuses a picture that is missing', () => {
    expect(() => readHouseGuide(fileWith(parking('guide/parking.svg')))).toThrow(
      'guide.sections.0.picture.file: guide/parking.svg is missing next to the property file',
    );
  });

  it('refuses a picture that is too large for a phone', () => {
    writeFileSync(path.join(folder, 'guide/parking.png'), Buffer.alloc(60_001));
    expect(() => readHouseGuide(fileWith(parking('guide/parking.png')))).toThrow(
      'guide.sections.0.picture.file: guide/parking.png has 61 kB, and 60 kB is the most',
    );
  });
});
