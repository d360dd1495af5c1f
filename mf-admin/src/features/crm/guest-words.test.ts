import { describe, expect, it } from 'vitest';
import { guestName, initialOf, tagsOf } from './guest-words.ts';

describe('a guest', () => {
  it.each([
    [{ guestName: 'Ada Byron', firstName: 'A', lastName: 'B' }, 'Ada Byron'],
    [{ guestName: null, firstName: 'Ada', lastName: 'Byron' }, 'Ada Byron'],
    [{ guestName: ' ', firstName: null, lastName: 'Byron' }, 'Byron'],
    [{ guestName: null, firstName: null, lastName: null }, 'Unknown Guest'],
  ])('%j is called %s', (fields, name) => {
    expect(guestName(fields)).toBe(name);
  });

  it.each([
    ['ada', 'A'],
    ['élise', 'É'],
    ['𝒜da', '𝒜'],
  ])('%s has the initial %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('lists each tag once, trimmed', () => {
    expect(tagsOf(' vip, honeymoon,,vip ')).toEqual(['vip', 'honeymoon']);
    expect(tagsOf(null)).toEqual([]);
  });
});
