import { changeEmailTemplate } from '@getaway/contracts/http/email-templates';
import { changeSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { mergeFields, type FieldsToMerge, type StatesOfForm } from '../../../ui/merge-fields.ts';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { delayInWords } from '../sequence-words.ts';
import type { TemplateValues } from './template-values.ts';

/** What is saved with the version of the template, and then with that of the step. */
const fields: readonly FieldsToMerge<TemplateValues>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Subject', names: ['subject'] },
  { label: 'Content', names: ['htmlContent'] },
  { label: 'Plain text', names: ['textContent'] },
  { label: 'Active', names: ['isActive'] },
  {
    label: 'Delay',
    names: ['delayValue', 'delayUnit'],
    inWords: ({ delayValue, delayUnit }) =>
      delayValue === null || delayUnit === null ? 'Empty' : delayInWords({ delayValue, delayUnit }),
  },
  { label: 'Override subject', names: ['overrideSubject'] },
  { label: 'Override content', names: ['overrideHtmlContent'] },
  { label: 'Override plain text', names: ['overrideTextContent'] },
];

const contract = { ...changeEmailTemplate.body.entries, ...changeSequenceTemplate.body.entries };

/** What staff typed, on top of a template, or a step, that somebody else saved meanwhile. */
export function mergeTemplate(
  states: StatesOfForm<TemplateValues>,
): MergedFields & { readonly values: Partial<TemplateValues> } {
  return mergeFields(fields, states, contract);
}
