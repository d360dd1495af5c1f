import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inPlainWords } from './plain-words.ts';

const words = (schema: v.GenericSchema, input: unknown): string[] =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => inPlainWords(issue, v.getDotPath(issue) ?? ''));

const form = v.object({
  name: v.string(),
  checkInDate: v.string(),
  guests: v.pipe(v.number(), v.integer(), v.maxValue(4)),
  kind: v.picklist(['a', 'b']),
  note: v.pipe(v.string('Notes are text'), v.minLength(1, 'Notes are required')),
});
const good = { name: 'Maya', checkInDate: '2027-06-09', guests: 2, kind: 'a', note: 'x' };

describe('the message of a refusal', () => {
  it.each([
    [{ ...good, name: undefined }, 'Name is required'],
    [{ ...good, checkInDate: 5 }, 'Check in date must be text'],
    [{ ...good, guests: '2' }, 'Guests must be a number'],
    [{ ...good, guests: 2.5 }, 'Guests must be a whole number'],
    [{ ...good, guests: 9 }, 'Guests must be at most 4'],
    [{ ...good, kind: 'c' }, 'Kind must be one of a, b'],
    [{ ...good, note: '' }, 'Notes are required'],
    [[], 'Name is required'],
    ['text', 'This value must be an object'],
  ])('for %j is %s', (input, expected) => {
    expect(words(form, input)[0]).toBe(expected);
  });

  it('names a key that is missing', () => {
    expect(words(form, {})).toEqual([
      'Name is required',
      'Check in date is required',
      'Guests is required',
      'Kind is required',
      'Note is required',
    ]);
  });
});
