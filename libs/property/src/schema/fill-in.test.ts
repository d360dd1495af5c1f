import * as v from 'valibot';
import { expect, it } from 'vitest';
import { textWith } from './fill-in.ts';

const faultOf = (text: string) => v.safeParse(textWith(['name', 'town'], 80), text).issues?.[0].message;

it('names the word in braces that cannot be filled in, and lists the known words', () => {
  expect(faultOf('Welcome to {name} in {twon}')).toBe(
    'The site can’t fill in {twon}: use one of {name}, {town}, or write it without braces',
  );
});

it('reports a brace without its match', () => {
  expect(faultOf('Welcome to {name')).toBe(
    'A “{” has no matching brace: the site fills in whole words such as {name}, so remove it or complete the word',
  );
  expect(faultOf('Welcome to {name}}')).toMatch(/^A “}” has no matching brace/);
});

it('accepts known words', () => {
  expect(faultOf('{name} in {town}')).toBeUndefined();
});
