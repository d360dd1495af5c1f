import type { MergedFields } from '../../../ui/newer-note.tsx';
import type { TemplateValues } from './template-values.ts';

/** What a template says in every sequence: the fields that are saved with its version. */
export type TemplateContent = Pick<
  TemplateValues,
  'name' | 'subject' | 'htmlContent' | 'textContent' | 'isActive'
>;

const labels: Readonly<Record<keyof TemplateContent, string>> = {
  name: 'Name',
  subject: 'Subject',
  htmlContent: 'Content',
  textContent: 'Plain text',
  isActive: 'Active',
};
const fields = Object.keys(labels) as (keyof TemplateContent)[];

/** What staff typed, on top of a template that somebody else saved meanwhile. */
export interface MergedTemplate extends MergedFields {
  readonly values: TemplateContent;
}

/** Keeps each field that was typed, and takes the others from the newest state. */
export function mergeTemplate(
  opened: TemplateContent,
  typed: TemplateContent,
  newest: TemplateContent,
): MergedTemplate {
  const changed = fields.filter((field) => newest[field] !== opened[field]);
  const kept = fields.filter((field) => typed[field] !== opened[field]);
  return {
    values: { ...newest, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) },
    taken: changed.filter((field) => !kept.includes(field)).map((field) => labels[field]),
    conflicts: changed
      .filter((field) => kept.includes(field) && typed[field] !== newest[field])
      .map((field) => ({ label: labels[field], theirs: inWords(newest[field]) })),
  };
}

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value || 'Empty';
}
