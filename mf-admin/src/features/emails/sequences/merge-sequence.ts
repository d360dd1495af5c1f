import { changeEmailSequence, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { mergeFields, type FieldsToMerge } from '../../../ui/merge-fields.ts';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { triggerInWords } from '../sequence-words.ts';
import { sequenceValues, type SequenceValues } from './sequence-values.ts';

const fields: readonly FieldsToMerge<SequenceValues>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Description', names: ['description'] },
  { label: 'Sequence key', names: ['sequenceKey'] },
  { label: 'Trigger', names: ['triggerType', 'triggerValue'], inWords: triggerInWords },
  { label: 'Active', names: ['isActive'] },
];

/** What staff typed, on top of a sequence that somebody else saved meanwhile. */
export function mergeSequence(
  opened: EmailSequence,
  typed: SequenceValues,
  newest: EmailSequence,
): MergedFields & { readonly values: Partial<SequenceValues> } {
  const states = { opened: sequenceValues(opened), typed, newest: sequenceValues(newest) };
  return mergeFields(fields, states, changeEmailSequence.body.entries);
}
