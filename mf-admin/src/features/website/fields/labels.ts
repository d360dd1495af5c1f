import { pathOf, valueAt, type Content } from '../content/content.ts';
import { defaultAt } from './defaults.ts';
import type { Field, PlainField, TextField } from './field.ts';

type Labels = Pick<TextField, 'label' | 'hint'>;

/** The label and hint of a field. Some depend on the country of the house. */
export function labelIn({ label, hint, hintIn, byCountry }: TextField, content: Content): Labels {
  const country = valueAt(content, ['address', 'country']);
  const said = hintIn?.(countryOf(content)) ?? hint;
  return { label, ...(said && { hint: said }), ...(typeof country === 'string' && byCountry?.[country]) };
}

/** The country code of the house; the sample's until there is one. */
export function countryOf(content: Content): string {
  const country = valueAt(content, ['address', 'country']);
  return typeof country === 'string' ? country : 'US';
}

/** 'allowed' or 'not allowed'. A switch that was never set has its default. */
export function switchWords({ inChanges, path }: PlainField, value: unknown): string {
  return (value ?? defaultAt(pathOf(path))) === false ? (inChanges?.off ?? 'no') : (inChanges?.on ?? 'yes');
}

/** The label of any field, in the words of the house's country. */
export function labelOf(field: Field, content: Content): string {
  return field.kind === 'text' ? labelIn(field, content).label : field.label;
}
