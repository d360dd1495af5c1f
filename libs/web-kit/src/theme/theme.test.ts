import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accentOf, backgroundOf, officeColoursOf } from '@getaway/property/colours';
import { expect, it } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const tone = (name: string): string | undefined => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];

it('has the colors that code without access to the style sheet uses', () => {
  const { accent, wash, ink } = officeColoursOf(undefined);
  expect([tone('night-900'), tone('ember-400')]).toEqual([backgroundOf(undefined), accentOf(undefined)]);
  expect([tone('office-accent'), tone('office-wash'), tone('night-800')]).toEqual([accent, wash, ink]);
});
