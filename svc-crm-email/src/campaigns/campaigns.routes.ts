import { Router, type Response } from 'express';
import type { ParsedBody } from '@getaway/contracts/http/call';
import {
  actOnCampaign as actOnCampaignCall,
  changeCampaign as changeCampaignCall,
  countCampaignAudience,
  createCampaign as createCampaignCall,
  deleteCampaign as deleteCampaignCall,
  exportRecipients as exportRecipientsCall,
  listCampaigns as listCampaignsCall,
  previewCampaign as previewCampaignCall,
  readCampaign as readCampaignCall,
  readCampaignNight,
  sendCampaign as sendCampaignCall,
  sendCampaignTest as sendCampaignTestCall,
  showCampaign as showCampaignCall,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import { withFields } from '@getaway/service-kit/house/live-house';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Mailbox } from '../delivery/email.rules.ts';
import { afterTheNight, isNight } from '../sequences/schedule.rules.ts';
import { invalidFields } from '../invalid-fields.problem.ts';
import type { TemplateRenderer } from '../templates/rendering/template-renderer.ts';
import type { CampaignDeps, CampaignOutcome } from './campaign-deps.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { countAudience } from './count-audience.ts';
import { listCampaigns } from './list-campaigns.ts';
import { readCampaign } from './read-campaign.ts';
import { actOnCampaign } from './act-on-campaign.ts';
import { changeCampaign } from './change-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { deleteCampaign, type Deletion } from './delete-campaign.ts';
import { exportRecipients } from './export-recipients.ts';
import { previewDraft } from './preview-draft.ts';
import { sendCampaign } from './send-campaign.ts';
import { sendCampaignTest } from './send-campaign-test.ts';
import { showCampaign } from './show-campaign.ts';

/** Campaigns as staff write, test, send and follow them. */
export function campaignRoutes(
  deps: Omit<CampaignDeps, 'render'> & {
    templates: TemplateRenderer;
    guard: SessionGuard;
    isTracking: boolean;
    from: Mailbox;
    ownerEmail: () => string;
  },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const by = (response: Response): CampaignDeps =>
    withFields(deps, {
      render: (
        source: Parameters<CampaignDeps['render']>[0],
        values: Parameters<CampaignDeps['render']>[1],
      ) => deps.templates.forStaff(staffOf(response).sid).preview(source, values),
    });

  mount(router, listCampaignsCall, requireStaff, async ({ query, response }) => {
    const { campaigns, count } = await listCampaigns(deps, query);
    response.set('X-Total-Count', String(count));
    return campaigns;
  });

  mount(router, countCampaignAudience, requireStaff, async ({ query: { segment, subscribedSince } }) => ({
    count: await countAudience(deps, { segment, subscribedSince: subscribedSince ?? null }),
  }));

  mount(router, readCampaignNight, requireStaff, async ({ query: { date, time } }) => {
    const { night, timeZone } = deps;
    const at = date && time ? instantInZone(date, time, timeZone) : deps.now();
    return {
      endsAt: isNight(at, timeZone, night) ? afterTheNight(at, timeZone, night).toISOString() : null,
    };
  });

  mount(router, createCampaignCall, requireStaff, async ({ body }) =>
    answerOf(await createCampaign(deps, fieldsOf(body))),
  );

  mount(router, previewCampaignCall, requireStaff, async ({ body, response }) => {
    const preview = await previewDraft(by(response), { ...body, previewText: body.previewText ?? '' });
    if (!preview.ok) return invalidFields(preview.errors);
    return { ...preview.email, sender: deps.from.name === '' ? deps.from.address : deps.from.name };
  });

  mount(
    router,
    readCampaignCall,
    requireStaff,
    async ({ params }) => (await readCampaign(deps, params.id)) ?? noSuch('campaign'),
  );

  mountFile(
    router,
    exportRecipientsCall,
    requireStaff,
    async ({ params }) => (await exportRecipients(deps, params.id)) ?? noSuch('campaign'),
  );

  mount(router, changeCampaignCall, requireStaff, async ({ params, body }) =>
    answerOf(
      await changeCampaign(deps, { id: params.id, updatedAt: body.updatedAt, fields: fieldsOf(body) }),
    ),
  );

  mount(router, deleteCampaignCall, requireStaff, async ({ params }) => {
    const outcome = await deleteCampaign(deps, params.id);
    return outcome.ok ? undefined : deletionProblem(outcome.reason);
  });

  mount(router, sendCampaignTestCall, requireStaff, async ({ params, body, response }) => {
    const toAddress = body.email ?? deps.ownerEmail();
    const outcome = await sendCampaignTest(by(response), params.id, toAddress);
    return outcome.ok ? { sentTo: toAddress } : campaignProblem(outcome);
  });

  mount(router, sendCampaignCall, requireStaff, async ({ params, body, response }) =>
    answerOf(
      await sendCampaign(by(response), {
        id: params.id,
        at: body.at ?? undefined,
        updatedAt: body.updatedAt,
      }),
    ),
  );

  mount(router, actOnCampaignCall, requireStaff, async ({ params }) =>
    answerOf(await actOnCampaign(deps, params.id, params.action)),
  );

  mount(router, showCampaignCall, requireStaff, async ({ params, body }) =>
    answerOf(await showCampaign(deps, params.id, body.isOnWeb)),
  );

  return router;
}

function fieldsOf(body: ParsedBody<typeof createCampaignCall>): CampaignFields {
  const { name, subject, previewText = '', subscribedSince, segment, pacePerHour, isOnWeb } = body;
  return {
    name,
    subject,
    body: body.body,
    pacePerHour,
    isOnWeb,
    segment,
    previewText,
    subscribedSince: segment === 'subscribed-since' ? (subscribedSince ?? null) : null,
  };
}

function answerOf(outcome: CampaignOutcome): Campaign | Problem {
  return outcome.ok ? outcome.campaign : campaignProblem(outcome);
}

function deletionProblem(reason: (Deletion & { ok: false })['reason']): Problem {
  switch (reason) {
    case 'was-sent':
      return new Problem('not-possible-now', {
        detail: 'Emails of this campaign were sent, so it stays here with its results.',
      });
    case 'on-its-way':
      return new Problem('not-possible-now', {
        detail:
          'An email of this campaign was just being sent when it was canceled. Delete it in a minute; if that email went out, the campaign stays, with its results.',
      });
    case 'not-ended':
      return new Problem('not-possible-now', {
        detail: 'This campaign is scheduled or being sent. Cancel it first, then delete it.',
      });
    case 'not-found':
      return noSuch('campaign');
    default:
      return reason satisfies never;
  }
}

function campaignProblem(outcome: CampaignOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'invalid':
      return invalidFields(outcome.errors);
    case 'not-found':
      return noSuch('campaign');
    case 'not-possible':
      return new Problem('not-possible-now', {
        detail: 'The campaign is no longer in the state that you saw. Look at it again.',
      });
    case 'changed':
      return new Problem('changed-meanwhile', {
        detail:
          'Someone else saved this campaign after you opened it. Nothing was overwritten or sent. Look at it again.',
      });
    case 'no-recipients':
      return new Problem('no-recipients', {
        detail: 'No one would get this campaign now. It stays a draft.',
      });
    default:
      return outcome satisfies never;
  }
}
