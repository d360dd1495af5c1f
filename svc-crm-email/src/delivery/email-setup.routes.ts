import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { readEmailSetup, sendTestEmail } from '@getaway/contracts/http/email-setup';
import type { Property } from '@getaway/property';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Mailbox } from './email.rules.ts';
import type { MailServer } from './smtp.client.ts';

/** Which mail server is configured, and whether it accepts an email. */
export function emailSetupRoutes(deps: {
  guard: SessionGuard;
  mailServer: MailServer;
  property: Property;
  from: Mailbox;
  smtpUrl: string;
  catcherUrl: string | undefined;
  ownerEmail: () => string;
  /** Called when the mail server accepted a test email: paused emails may resume. */
  onAccepted: () => Promise<void>;
}): Router {
  const router = Router();
  const { guard, property, from, catcherUrl } = deps;

  mount(router, readEmailSetup, guard.requireStaff, () =>
    Promise.resolve({
      mode: catcherUrl === undefined ? ('server' as const) : ('catcher' as const),
      host: new URL(deps.smtpUrl).hostname,
      from: from.name === '' ? from.address : `${from.name} <${from.address}>`,
      catcherUrl: catcherUrl ?? null,
      propertyEmail: property.contact.email,
      ownerEmail: deps.ownerEmail(),
    }),
  );

  mount(router, sendTestEmail, guard.requireStaff, async ({ body }) => {
    const text = `This is a test from the back office of ${property.name}. ${whatItShows(catcherUrl !== undefined)}`;
    const reply = await deps.mailServer.sendEmail({
      id: randomUUID(),
      kind: 'setup-test',
      toAddress: body.to,
      replyTo: null,
      subject: `Test email from ${property.name}`,
      text,
      html: `<p>${escaped(text)}</p>`,
      attachments: [],
    });
    if (reply.outcome !== 'accepted') return { ok: false, reason: reply.reason.slice(0, 500) };
    await deps.onAccepted();
    return { ok: true, reason: '' };
  });

  return router;
}

function whatItShows(isOnlyKept: boolean): string {
  return isOnlyKept
    ? 'It was only kept on the computer that runs your site: your guests don’t get your emails until an email server is connected.'
    : 'If it’s in your inbox, your guests will get your emails.';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
