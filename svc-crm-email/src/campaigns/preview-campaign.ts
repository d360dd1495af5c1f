import type { FieldError } from '@getaway/contracts/problems';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { testUnsubscribeLink } from '../delivery/test-links.ts';
import { campaignFaults, type CampaignLetter } from './campaign-source.ts';
import { renderCampaign, type RenderDeps } from './render-campaign.ts';

export type CampaignPreview =
  | { readonly ok: true; readonly email: WrittenEmail }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** Renders a campaign for staff, or says what is wrong with it. */
export async function previewCampaign(
  deps: RenderDeps,
  letter: CampaignLetter,
  firstName: string | null,
): Promise<CampaignPreview> {
  const errors = campaignFaults(letter);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const reader = { firstName, email: 'subscriber@example.com' };
  const rendered = await renderCampaign(deps, letter, reader, testUnsubscribeLink(deps.links.site));
  if (rendered.ok) return { ok: true, email: rendered.email };
  const messages = rendered.faults.map(({ field, message }) => ({
    path: field === 'subject' ? 'subject' : 'body',
    message,
  }));
  return { ok: false, reason: 'invalid', errors: messages };
}

/** The link of the layout that ends an email; a page in the browser has no one to unsubscribe. */
const unsubscribeLink = /<br ?\/?>\s*<a [^>]*\/mail\/unsubscribe\/preview\/preview[^>]*>[^<]*<\/a>/g;

/** The same email without a link to unsubscribe. */
export function withoutUnsubscribe({ subject, html, text }: WrittenEmail): WrittenEmail {
  return { subject, html: html.replace(unsubscribeLink, ''), text };
}
