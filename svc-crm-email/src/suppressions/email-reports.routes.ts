import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { receiveEmailReport } from '@getaway/contracts/http/email-reports';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { MarketingPreferenceDeps } from './follow-unsubscribe-link.ts';
import { recordEmailReport } from './record-email-report.ts';

/** The webhook of email providers. Without a configured secret it accepts nothing. */
export function emailReportRoutes(
  deps: MarketingPreferenceDeps & { guard: SessionGuard; reportsSecret: string | undefined },
): Router {
  const router = Router();
  mount(router, receiveEmailReport, deps.guard.requireStaff, async ({ body, request }) => {
    if (!isSecret(request.get('authorization') ?? '', deps.reportsSecret))
      return new Problem('unauthenticated', { detail: 'The secret is missing or wrong' });
    return { isSuppressed: await recordEmailReport(deps, body) };
  });
  return router;
}

/** As a Bearer token, or as the password of HTTP Basic, which most providers take from the webhook's address. */
function isSecret(authorization: string, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization) ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':')
      : credentials;
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
