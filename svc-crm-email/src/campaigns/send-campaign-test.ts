import { randomUUID } from 'node:crypto';
import { sqlOf } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import { testLinkId } from '../delivery/test-links.ts';
import { letterOf, type CampaignDeps } from './campaign-deps.ts';
import { findCampaign } from './campaigns.repository.ts';
import { sampleFirstName } from './campaign.rules.ts';
import { previewCampaign, type CampaignPreview } from './preview-campaign.ts';

/** Sends a campaign to one address, as a sample subscriber would get it; its links change nothing. */
export async function sendCampaignTest(
  deps: CampaignDeps,
  id: string,
  toAddress: string,
): Promise<CampaignPreview | { readonly ok: false; readonly reason: 'not-found' }> {
  const campaign = await findCampaign(sqlOf(deps.database.pool), id);
  if (!campaign) return { ok: false, reason: 'not-found' };
  const letter = letterOf(deps.publicOrigin, { ...campaign, id: testLinkId });
  const preview = await previewCampaign(deps, letter, sampleFirstName);
  if (!preview.ok) return preview;
  const email = { ...preview.email, subject: `[Test] ${preview.email.subject}` };
  await deps.database.transact((_tx, sql) =>
    queueEmail(
      sql,
      {
        ...email,
        kind: 'template-test',
        messageKey: `template-test:${randomUUID()}`,
        toAddress,
        guestId: null,
        bookingId: null,
      },
      deps.now(),
    ),
  );
  return { ok: true, email };
}
