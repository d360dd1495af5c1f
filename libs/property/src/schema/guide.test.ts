import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filledGuide } from './filled-guide.ts';
import { bundledProperty, parseProperty } from './property.ts';

const { texts: _texts, ...house } = bundledProperty;
const heating = { topic: 'heating', title: 'Heating' };

function fileWith(...sections: object[]): object {
  return { ...house, guide: { sections } };
}

function faultsOf(file: unknown): string[] {
  const outcome = parseProperty(file);
  return outcome.ok ? [] : outcome.faults;
}

describe('the guide in the property file', () => {
  it('is optional', () => {
    const outcome = parseProperty(house);
    expect(outcome.ok && 'guide' in outcome).toBe(false);
  });

  it('is not part of the house that pages, emails, and the chat are made of', () => {
    expect(JSON.stringify(bundledProperty)).not.toContain('two-chairs-one-fire');
    const outcome = parseProperty(fileWith({ ...heating, text: ['Turn the knob.'] }));
    expect(outcome.ok && 'guide' in outcome.property).toBe(false);
    expect(outcome.ok && outcome.guide?.sections).toMatchObject([{ title: 'Heating' }]);
  });

  it.each([
    [
      { ...heating, text: ['From {time} on.'] },
      /^guide\.sections\.0\.text\.0: The site can’t fill in \{time\}: use one of \{name\}, /,
    ],
    [{ ...heating, text: ['a'.repeat(601)] }, /^guide\.sections\.0\.text\.0: .*600/],
    [{ ...heating }, /^guide\.sections\.0: Add something to read/],
    [{ ...heating, topic: 'Heating!', text: ['a'] }, /^guide\.sections\.0\.topic: Use only lowercase/],
    [{ ...heating, wifi: { network: 'Home' } }, /^guide\.sections\.0\.wifi\.password: Missing/],
    [
      { ...heating, wifi: { network: 'Home', password: 'short' } },
      /^guide\.sections\.0\.wifi\.password: A WiFi password has 8 to 63/,
    ],
    [
      { ...heating, picture: { file: 'photos/heater.jpg', alt: 'The heater' } },
      /^guide\.sections\.0\.picture\.file: Must be .* in the folder guide/,
    ],
    [
      { ...heating, picture: { file: 'guide/../property.json', alt: 'The heater' } },
      /^guide\.sections\.0\.picture\.file: Must be/,
    ],
    [
      { ...heating, picture: { file: `uploads/${'A1'.repeat(16)}.webp`, alt: 'The heater' } },
      /^guide\.sections\.0\.picture\.file: Must be an uploaded picture/,
    ],
    [{ ...heating, picture: { file: 'guide/heater.svg' } }, /^guide\.sections\.0\.picture\.alt: Missing/],
    [
      { ...heating, list: ['Our rules: {houseRules}'] },
      /^guide\.sections\.0\.list\.0: Write \{houseRules\} as an entry of its own/,
    ],
    [
      { ...heating, text: ['Leave early and we refund 50% of the night.'] },
      /^guide\.sections\.0\.text\.0: “Leave early and we refund 50% of the night\.” is a cancellation or refund rule/,
    ],
    [
      { ...heating, phones: [{ name: 'Ranger', number: 'at the gate' }] },
      /^guide\.sections\.0\.phones\.0\.number: Number must be one that a phone can dial, such as 911/,
    ],
    [{ ...heating, knob: true, text: ['a'] }, /^guide\.sections\.0\.knob: Unknown setting/],
  ])('names the field and the rule of %j', (section, fault) => {
    const faults = faultsOf(fileWith(section));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('refuses a topic that an earlier section has', () => {
    const section = { ...heating, text: ['Turn the knob.'] };
    expect(faultsOf(fileWith(section, { ...section, title: 'Stove' }))).toEqual([
      'guide.sections.1: An earlier section has the same topic: give each section its own',
    ]);
  });

  it('refuses more pictures than a phone should load', () => {
    const sections = Array.from({ length: 9 }, (_, at) => ({
      topic: `room-${at}`,
      title: 'Room',
      picture: { file: 'guide/room.webp', alt: 'A room' },
    }));
    expect(faultsOf(fileWith(...sections))).toEqual(['guide.sections: Show at most 8 pictures']);
  });

  it('names an answer that is to be filled in and missing, beside all other faults', () => {
    const text = ['Turn the knob.'];
    const file = { ...fileWith({ ...heating, title: '{luggage}', text }), answers: {}, beds: 0 };
    expect(faultsOf(file)).toEqual([
      'beds: Must be a whole number from 1 to 999',
      'guide.sections.0.title: There’s no answer to take the place of {luggage}: write one about luggage, or leave {luggage} out',
    ]);
  });
});

it('leaves out rows about an answer that the house doesn’t have', () => {
  const { nearby: _, ...answers } = house.answers;
  const sections = [
    { ...heating, text: ['{nearby}', 'Pull the cord. {nearby}'], list: ['Nearby: {nearby}', '{pets}'] },
    { topic: 'nearby', title: 'Nearby', steps: ['{nearby}'] },
  ];
  const outcome = parseProperty({ ...fileWith(...sections), answers });
  if (!outcome.ok || !outcome.guide) throw new Error('it was refused');
  expect(filledGuide(outcome.guide, outcome.property).sections).toMatchObject([
    { text: ['Pull the cord.'], list: [house.answers.pets] },
    { text: [], steps: [], list: [] },
  ]);
});

describe.each([
  ['Lantern Hollow', path.join(import.meta.dirname, '../..')],
  ['the cabin', path.join(import.meta.dirname, '../../../../docs/examples/vermont-cabin')],
  ['the loft', path.join(import.meta.dirname, '../../../../docs/examples/lisbon-loft')],
])('the guide of %s', (_name, folder) => {
  const outcome = parseProperty(JSON.parse(readFileSync(path.join(folder, 'property.json'), 'utf8')));
  if (!outcome.ok || !outcome.guide) throw new Error('this house has no guide');
  const { property, guide } = outcome;
  const { sections } = filledGuide(guide, property);

  it('explains what every guest needs', () => {
    expect(sections.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['check-in', 'wifi', 'house-rules', 'nearby', 'emergency', 'check-out']),
    );
  });

  it('has no figure of its own where the file has one', () => {
    const written = JSON.stringify(guide);
    const { phone, email } = property.contact;
    for (const fact of [property.address.line, phone, email]) expect(written).not.toContain(fact);
    expect(JSON.stringify(sections)).toContain(phone);
  });

  it('lists the house rules of the terms', () => {
    const rules = sections.find(({ topic }) => topic === 'house-rules')?.list;
    expect(rules).toEqual(expect.arrayContaining(property.texts.legal.terms.houseRules));
  });

  it('shows drawings that run nothing and load nothing', () => {
    const pictures = sections.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { file } of pictures)
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(
        /<script|<foreignObject|\son\w+=|url\(|href="[^#]/,
      );
  });
});
