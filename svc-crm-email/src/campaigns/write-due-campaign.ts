import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { EmailLinks } from '../delivery/links.ts';
import type { GuestHouse } from '../house/guest-house.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import { letterOf } from './campaign-deps.ts';
import { readDueCampaign } from './due-campaigns.repository.ts';
import { renderCampaign } from './render-campaign.ts';

export interface DueCampaignDeps {
  readonly pool: pg.Pool;
  readonly property: GuestHouse;
  readonly links: EmailLinks;
  readonly templates: TemplateRenderer;
  readonly publicOrigin: string;
}

export type DueCampaignEmail =
  | { readonly ok: true; readonly email: WrittenEmail; readonly toAddress: string }
  | { readonly ok: false; readonly reason: 'left' | 'canceled' }
  | {
      readonly ok: false;
      readonly reason: 'template-fault';
      readonly fault: string;
      /** It was stopped and may succeed later. */
      readonly wasKilled: boolean;
    };

/** Writes an email of a campaign when it is due, to the subscriber's current address. */
export async function writeDueCampaign(
  deps: DueCampaignDeps,
  input: { readonly sendId: string; readonly unsubscribe: string },
): Promise<DueCampaignEmail> {
  const due = await readDueCampaign(sqlOf(deps.pool), input.sendId);
  if (!due || due.status === 'canceled') return { ok: false, reason: 'canceled' };
  if (due.email === null || due.isActive !== true) return { ok: false, reason: 'left' };
  const rendered = await renderCampaign(
    { ...deps, render: (source, values) => deps.templates.render(source, values) },
    letterOf(deps.publicOrigin, due),
    { firstName: due.firstName, email: due.email },
    input.unsubscribe,
  );
  if (rendered.ok) return { ok: true, email: rendered.email, toAddress: due.email };
  const fault = rendered.faults[0]?.message ?? '';
  return { ok: false, reason: 'template-fault', fault, wasKilled: rendered.wasKilled };
}
