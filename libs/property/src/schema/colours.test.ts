import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coloursSchema, contrast, darkEnough, officeColoursOf, themeOf } from './colours.ts';

const faults = (colours: unknown): string[] =>
  (v.safeParse(coloursSchema, colours).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('the colors of a house', () => {
  it('calculates contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each([
    [{ background: '#10241c', text: '#f4f1e8', accent: '#e9b872' }, []],
    [
      { accent: '#3a2a1c' },
      [/^accent: Accent text .* has a contrast of 1\.\d; 4\.5 is needed/, /^accent: Button text/],
    ],
    [
      { background: '#ffffff', text: '#111111' },
      [/^background: The site uses light text on a dark background/],
    ],
    [{ text: '#556070' }, [/^text: Text/, /^text: Quiet text/]],
    [{ background: 'navy' }, [/^background: Write colors as #rrggbb/]],
  ])('of %j names what cannot be read', (colours, expected) => {
    const named = faults(colours);
    expect(named).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(named[at]).toMatch(pattern);
  });

  it('changes only what follows from the given colors', () => {
    expect(themeOf(undefined)).toEqual({});
    expect(
      Object.keys(themeOf({ accent: '#e9b872' })).every((name) => /ember|accent|glow|office/.test(name)),
    ).toBe(true);
  });

  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const anyColour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

  it('finds for every accent a tone that can be read on paper', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        expect(contrast(darkEnough(accent, '#f7efe0'), '#f7efe0')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('makes of every accent one for the back office that is read on its papers, with white on it', () => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        const office = officeColoursOf({ accent });
        for (const paper of ['#ffffff', '#f6f3ec', '#f1ede4', office.wash, office.washPressed])
          expect(contrast(office.accent, paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
