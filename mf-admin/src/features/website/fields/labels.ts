import { valueAt, type Content } from '../content/content.ts';
import type { TextField } from './field.ts';

type Labels = Pick<TextField, 'label' | 'hint'>;

/** The label and hint of a field. Some depend on the country of the house. */
export function labelIn({ label, hint, byCountry }: TextField, content: Content): Labels {
  const country = valueAt(content, ['address', 'country']);
  return { label, ...(hint && { hint }), ...(typeof country === 'string' && byCountry?.[country]) };
}
