import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import { entryInstructionsOf, hasEntryCodes } from './entry.ts';
import { houseDataOf } from '../house/house-data.ts';
import { bundledProperty, parseProperty, parsePublished, propertyFaults } from './property.ts';
import { hasSecrets, withoutSecrets } from './without-secrets.ts';

const secret = 'Key box by the door: 4417.';
/** A house whose texts promise no code. */
const { guide, answers, ...facts } = bundled;
const house = { ...facts, answers: { pets: answers.pets } };
const shared = { ...house, entry: { way: 'shared', instructions: secret } };

describe('how guests get in', () => {
  it('is with a code of their own, unless the file says otherwise', () => {
    expect(hasEntryCodes(bundledProperty)).toBe(true);
    expect(entryInstructionsOf(bundledProperty, undefined)).toBeUndefined();
    const chosen = parseProperty({ ...bundled, entry: { way: 'own-code' } });
    expect(chosen.ok && hasEntryCodes(chosen.property)).toBe(true);
  });

  it('is what the host writes, apart from what pages, emails, and the chat are made of', () => {
    const outcome = parseProperty(shared);
    expect(outcome).toMatchObject({
      ok: true,
      property: { entry: { way: 'shared' } },
      entryInstructions: secret,
    });
    expect(JSON.stringify(outcome.ok && outcome.property)).not.toContain('4417');
    expect(outcome.ok && JSON.stringify(houseDataOf(outcome.property, { photos: {} }))).not.toContain('4417');
  });

  it('has no instructions that another way has left behind', () => {
    const outcome = parseProperty({ ...house, entry: { way: 'own-code', instructions: secret } });
    expect(outcome.ok && outcome.entryInstructions).toBeUndefined();
  });

  it('needs no instructions where somebody meets the guests', () => {
    const outcome = parseProperty({ ...house, entry: { way: 'in-person' } });
    expect(outcome.ok && hasEntryCodes(outcome.property)).toBe(false);
    expect(outcome.ok && entryInstructionsOf(outcome.property, outcome.entryInstructions)).toBe(
      'We’ll let you in when you arrive.',
    );
  });

  it.each([
    [{ way: 'shared' }, 'entry.instructions', /^Write how guests get in, because/],
    [{ way: 'shared', instructions: ' ' }, 'entry.instructions', /is required/],
    [{ way: 'in-person', instructions: 'a'.repeat(301) }, 'entry.instructions', /300/],
    [{ way: 'shared', instructions: 'The box\nby the door' }, 'entry.instructions', /can’t be used/],
    [{ way: 'shared', instructions: 'Ring at {name}' }, 'entry.instructions', /doesn’t fill in words here/],
    [{ way: 'keypad' }, 'entry.way', /own-code, shared, or in-person/],
    [{ instructions: secret }, 'entry.way', /Missing/],
  ])('%j is refused at its field', (entry, path, message) => {
    const faults = propertyFaults({ ...house, entry });
    expect(faults).toEqual([{ path, message: expect.stringMatching(message) as string }]);
    expect(JSON.stringify(faults)).not.toContain('4417');
  });

  it.each(['shared', 'in-person'])('%s contradicts texts that promise a code to each booking', (way) => {
    const faulty = propertyFaults({ ...shared, answers, guide, entry: { way, instructions: secret } });
    expect(faulty.map(({ path }) => path)).toEqual([
      'answers.directions',
      'guide.sections.0.text.0',
      'guide.sections.0.steps.1',
    ]);
    expect(faulty[0]?.message).toMatch(/^This text promises an entry code/);
    // The instructions may name one, and so may texts about the box.
    const steps = ['Turn the dials to the six digits of the code.'];
    const fitting = { sections: [{ topic: 'check-in', title: 'Getting in', steps }] };
    const instructions = 'The entry code of the key box is 441712.';
    expect(propertyFaults({ ...shared, guide: fitting, entry: { way, instructions } })).toEqual([]);
  });

  it('is shown by services that may not know the instructions', () => {
    const open = withoutSecrets({ ...shared, guide });
    expect(open).toEqual({ ...house, entry: { way: 'shared' } });
    const outcome = parsePublished(open);
    expect(outcome.ok && entryInstructionsOf(outcome.property, outcome.entryInstructions)).toBe(
      'The page of your stay says how to get in from 24 hours before check-in.',
    );
    expect([shared, { ...house, guide }, open, house].map(hasSecrets)).toEqual([true, true, false, false]);
    expect(withoutSecrets(bundled), 'as before').toEqual({ ...facts, answers });
  });
});
