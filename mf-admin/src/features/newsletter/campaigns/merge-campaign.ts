import { campaignFields, type Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { mergeFields, type FieldsToMerge } from '../../../ui/merge-fields.ts';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { campaignValues, type CampaignValues } from './campaign-values.ts';
import { segmentWords } from './campaign-words.ts';

const fields: readonly FieldsToMerge<CampaignValues>[] = [
  { label: 'Name', names: ['name'] },
  { label: 'Subject', names: ['subject'] },
  { label: 'Preview text', names: ['previewText'] },
  { label: 'Text', names: ['body'] },
  { label: 'Who gets it', names: ['segment'], inWords: ({ segment }) => segmentWords[segment] },
  { label: 'Subscribed since', names: ['subscribedSince'] },
  { label: 'Emails an hour', names: ['pacePerHour'] },
  { label: 'Show on the web', names: ['isOnWeb'] },
];

/** Keeps each field that staff typed, and takes the others from the draft that somebody else saved meanwhile. */
export function mergeCampaign(
  opened: Campaign,
  typed: CampaignValues,
  newest: Campaign,
): MergedFields & { readonly values: Partial<CampaignValues> } {
  const states = { opened: campaignValues(opened), typed, newest: campaignValues(newest) };
  return mergeFields(fields, states, campaignFields.entries);
}
