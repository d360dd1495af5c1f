import { updateGuest } from '@getaway/contracts/http/guest-details';
import { mergeFields, type FieldsToMerge } from '../../../ui/merge-fields.ts';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { labels } from './field-labels.ts';
import type { GuestValues } from './guest-values.ts';

const fields: readonly FieldsToMerge<GuestValues>[] = (Object.keys(labels) as (keyof GuestValues)[]).map(
  (name) => ({
    label: labels[name],
    names: [name],
    // The switch shows whether the guest gets these emails.
    ...(name === 'optOutEmails' && { inWords: ({ optOutEmails }) => (optOutEmails ? 'Off' : 'On') }),
  }),
);

/** What staff typed, on top of what somebody else saved of a guest meanwhile. */
export function mergeGuest(
  opened: GuestValues,
  typed: GuestValues,
  newest: GuestValues,
): MergedFields & { readonly values: Partial<GuestValues> } {
  return mergeFields(fields, { opened, typed, newest }, updateGuest.body.entries);
}
