import type { WrittenEmail } from '../delivery/email.rules.ts';
import { testLinkId } from '../delivery/test-links.ts';
import { letterOf, type CampaignDeps } from './campaign-deps.ts';
import { sampleFirstName, type CampaignFields } from './campaign.rules.ts';
import { previewCampaign, type CampaignPreview } from './preview-campaign.ts';
import { previewTextOf } from './preview-text.ts';

type DraftPreview =
  | { readonly ok: true; readonly email: WrittenEmail & { readonly previewText: string } }
  | (CampaignPreview & { readonly ok: false });

/** Renders a campaign as it is being written, for a sample subscriber, with the line that inboxes show of it. */
export async function previewDraft(
  deps: CampaignDeps,
  draft: Pick<CampaignFields, 'subject' | 'previewText' | 'body' | 'isOnWeb'>,
): Promise<DraftPreview> {
  const letter = letterOf(deps.publicOrigin, { ...draft, id: testLinkId });
  const preview = await previewCampaign(deps, letter, sampleFirstName);
  if (!preview.ok) return preview;
  const values = { property: deps.property, links: deps.links, firstName: sampleFirstName };
  return { ok: true, email: { ...preview.email, previewText: previewTextOf(letter.previewText, values) } };
}
