import { testLinkId } from '../delivery/test-links.ts';
import { letterOf, type CampaignDeps } from './campaign-deps.ts';
import { sampleFirstName, type CampaignFields } from './campaign.rules.ts';
import { previewCampaign, type CampaignPreview } from './preview-campaign.ts';

/** Renders a campaign as it is being written, for a sample subscriber. */
export function previewDraft(
  deps: CampaignDeps,
  letter: Pick<CampaignFields, 'subject' | 'previewText' | 'body' | 'isOnWeb'>,
): Promise<CampaignPreview> {
  return previewCampaign(deps, letterOf(deps.publicOrigin, { ...letter, id: testLinkId }), sampleFirstName);
}
