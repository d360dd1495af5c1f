import { randomUUID } from 'node:crypto';
import express from 'express';
import { Router, type Request, type Response } from 'express';
import type { Property } from '@getaway/property';
import type pg from 'pg';
import { campaignPage, testCampaignPage } from '../campaigns/campaign-page.http.ts';
import { confirmPage, type ConfirmState } from '../newsletter/confirm-page.http.ts';
import { confirmSignup } from '../newsletter/confirm-signup.ts';
import type { EnrollDeps } from '../newsletter/enroll-subscriber.ts';
import { findWebCampaign } from '../campaigns/find-web-campaign.ts';
import {
  followUnsubscribeLink,
  type MarketingPreferenceDeps,
} from '../suppressions/follow-unsubscribe-link.ts';
import { unsubscribePage, type UnsubscribeState } from '../suppressions/unsubscribe-page.http.ts';
import type { EmailLinks, LinkPurpose } from './links.ts';
import { recordVisit, type VisitDeps } from './record-visit.ts';

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The targets of links in emails. Mounted before body parsing: an email program unsubscribes with a form
 * post, without origin and cookies; the signature in the address authorizes it.
 */
export function emailLinkRoutes(
  deps: MarketingPreferenceDeps &
    VisitDeps &
    EnrollDeps & { links: EmailLinks; property: Property; pool: pg.Pool },
): Router {
  const router = Router();
  const isOurs = (purpose: LinkPurpose, request: Request<LinkParams>, target = ''): boolean =>
    deps.links.isOurs(purpose, request.params.sendId, target, request.params.signature);
  const userAgentOf = (request: Request<LinkParams>): string => request.get('user-agent') ?? '';

  router.get('/mail/open/:sendId/:signature', async (request: Request<LinkParams>, response) => {
    if (isOurs('open', request) && request.method === 'GET') {
      const { sendId } = request.params;
      await recordVisit(deps, { sendId, kind: 'open', target: null, userAgent: userAgentOf(request) });
    }
    // Email programs load the picture from other origins.
    response
      .set({ 'cache-control': 'no-store, private', 'cross-origin-resource-policy': 'cross-origin' })
      .type('gif')
      .send(pixel);
  });

  router.get('/mail/click/:sendId/:signature', async (request: Request<LinkParams>, response) => {
    const target = typeof request.query['to'] === 'string' ? request.query['to'] : '';
    if (!isOurs('click', request, target)) return show(response, 'unknown');
    if (request.method === 'GET') {
      const { sendId } = request.params;
      await recordVisit(deps, { sendId, kind: 'click', target, userAgent: userAgentOf(request) });
    }
    response.set('cache-control', 'no-store').redirect(302, target);
  });

  const show = (response: Response, state: UnsubscribeState): void => {
    const page = unsubscribePage(deps.property, state);
    response
      .status(state === 'unknown' ? 404 : 200)
      .set({
        'cache-control': 'no-store',
        'content-security-policy': page.contentSecurityPolicy,
        'x-robots-tag': 'noindex',
      })
      .type('html')
      .send(page.html);
  };

  // The links of `test-links.ts`. A test unsubscribes no one, also with a form post.
  router.all('/mail/unsubscribe/preview/preview', (_request, response) => show(response, 'test'));

  // A GET changes nothing (RFC 8058), because email programs and scanners follow links.
  router.get('/mail/unsubscribe/:sendId/:signature', (request: Request<LinkParams>, response) =>
    show(response, isOurs('unsubscribe', request) ? 'asking' : 'unknown'),
  );

  router.post(
    '/mail/unsubscribe/:sendId/:signature',
    express.urlencoded({ extended: false, limit: '2kb' }),
    async (request: Request<LinkParams>, response) => {
      if (!isOurs('unsubscribe', request)) return show(response, 'unknown');
      const { sendId } = request.params;
      const wantsBack = fieldOf(request.body, 'action') === 'resubscribe';
      const isKnown = await followUnsubscribeLink(deps, sendId, { wantsMarketing: wantsBack });
      if (!isKnown) return show(response, 'unknown');
      show(response, wantsBack ? 'subscribed' : 'unsubscribed');
    },
  );

  const showConfirm = (response: Response, state: ConfirmState): void => {
    const page = confirmPage(deps.property, state);
    response
      .status(state === 'unknown' ? 404 : 200)
      .set({
        'cache-control': 'no-store',
        'content-security-policy': page.contentSecurityPolicy,
        'x-robots-tag': 'noindex',
      })
      .type('html')
      .send(page.html);
  };

  // Programs that check the links of an email confirm nothing.
  router.get('/mail/confirm/:sendId/:signature', (request: Request<LinkParams>, response) =>
    showConfirm(response, isOurs('confirm', request) ? 'asking' : 'unknown'),
  );

  router.post('/mail/confirm/:sendId/:signature', async (request: Request<LinkParams>, response) => {
    if (!isOurs('confirm', request)) return showConfirm(response, 'unknown');
    const isKnown = await confirmSignup(deps, { id: request.params.sendId, correlationId: randomUUID() });
    showConfirm(response, isKnown ? 'confirmed' : 'unknown');
  });

  router.get('/mail/campaigns/preview', (_request, response) => {
    const { html, contentSecurityPolicy } = testCampaignPage(deps.property);
    response
      .set({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy })
      .type('html')
      .send(html);
  });

  router.get('/mail/campaigns/:id', async (request, response) => {
    const html = await findWebCampaign(deps.pool, request.params.id);
    const page = campaignPage(deps.property, html);
    response
      .status(html === undefined ? 404 : 200)
      .set({
        'cache-control': html === undefined ? 'no-store' : 'public, max-age=300',
        'content-security-policy': page.contentSecurityPolicy,
      })
      .type('html')
      .send(page.html);
  });

  return router;
}

interface LinkParams {
  sendId: string;
  signature: string;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
