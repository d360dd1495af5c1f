import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { campaignValues, type CampaignValues } from './campaign-values.ts';
import { segmentWords } from './campaign-words.ts';

const labels: Readonly<Record<keyof CampaignValues, string>> = {
  name: 'Name',
  subject: 'Subject',
  previewText: 'Preview text',
  body: 'Text',
  segment: 'Who gets it',
  subscribedSince: 'Subscribed since',
  pacePerHour: 'Emails an hour',
  isOnWeb: 'Show on the web',
};
const fields = Object.keys(labels) as (keyof CampaignValues)[];

/** What staff typed, on top of a draft that somebody else saved meanwhile. */
export interface MergedCampaign extends MergedFields {
  readonly values: CampaignValues;
}

/** Keeps each field that was typed, and takes the others from the newest state. */
export function mergeCampaign(opened: Campaign, typed: CampaignValues, newest: Campaign): MergedCampaign {
  const [before, after] = [campaignValues(opened), campaignValues(newest)];
  const changed = fields.filter((field) => after[field] !== before[field]);
  const kept = fields.filter((field) => typed[field] !== before[field]);
  return {
    values: { ...after, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) },
    taken: changed.filter((field) => !kept.includes(field)).map((field) => labels[field]),
    conflicts: changed
      .filter((field) => kept.includes(field) && typed[field] !== after[field])
      .map((field) => ({ label: labels[field], theirs: inWords(after, field) })),
  };
}

function inWords(values: CampaignValues, field: keyof CampaignValues): string {
  switch (field) {
    case 'segment':
      return segmentWords[values.segment];
    case 'isOnWeb':
      return values.isOnWeb ? 'On' : 'Off';
    default:
      return String(values[field] ?? '') || 'Empty';
  }
}
