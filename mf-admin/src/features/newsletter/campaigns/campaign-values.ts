import type { CallBody } from '@getaway/contracts/http/call';
import {
  usualPace,
  type Campaign,
  type CampaignSegment,
  type createCampaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import type { OrNew } from '../../../ui/use-dialog.ts';

/** The fields of the form that a campaign is written in. */
export interface CampaignValues {
  name: string;
  subject: string;
  previewText: string;
  body: string;
  segment: CampaignSegment;
  subscribedSince: string;
  pacePerHour: number | null;
  isOnWeb: boolean;
}

export function campaignValues(subject: OrNew<Campaign>): CampaignValues {
  if (subject === 'new') {
    return {
      name: '',
      subject: '',
      previewText: '',
      body: '',
      segment: 'everyone',
      subscribedSince: '',
      pacePerHour: usualPace,
      isOnWeb: false,
    };
  }
  const { name, previewText, body, segment, subscribedSince, pacePerHour, isOnWeb } = subject;
  return {
    name,
    subject: subject.subject,
    previewText,
    body,
    segment,
    subscribedSince: subscribedSince ?? '',
    pacePerHour,
    isOnWeb,
  };
}

const longestName = 100;
const mark = ' (Copy)';

/** A new draft with the texts and choices of a campaign. */
export function copyOfCampaign(campaign: Campaign): CallBody<typeof createCampaign> {
  const name = campaign.name.slice(0, longestName - mark.length).trimEnd();
  return campaignBody({ ...campaignValues(campaign), name: `${name}${mark}` });
}

export function campaignBody(values: CampaignValues): CallBody<typeof createCampaign> {
  return { ...values, pacePerHour: values.pacePerHour ?? Number.NaN };
}
