import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

describe('the mail server of a new site', () => {
  let crm: RunningService;
  beforeAll(async () => {
    crm = await startCrm();
  });
  afterAll(() => crm.stop());

  const path = '/api/admin/email-setup';
  const test = (to: string) => crm.asStaff(`${path}/test`, { method: 'POST', body: { to } });

  it('is shown without its password, to staff only', async () => {
    expect(await (await crm.asStaff(path)).json()).toEqual({
      mode: 'server',
      host: '127.0.0.1',
      from: 'Lantern Hollow <stay@lanternhollow.example>',
      catcherUrl: null,
      propertyEmail: expect.stringContaining('@') as string,
      ownerEmail: expect.stringContaining('@') as string,
    });
    expect((await fetch(`${crm.origin}${path}`)).status).toBe(401);
  });

  it('is tested with an email that arrives', async () => {
    expect(await (await test('host@example.com')).json()).toEqual({ ok: true, reason: '' });
    expect(crm.catcher.emails.at(-1)).toMatchObject({
      to: ['host@example.com'],
      subject: expect.stringMatching(/^Test email from .+/) as string,
    });
    expect(crm.catcher.emails.at(-1)?.text).toContain('your guests will get your emails.');
    expect((await test('nobody')).status).toBe(400);
  });

  it('reports why it accepts nothing', async () => {
    await crm.catcher.goAway();
    expect(await (await test('host@example.com')).json()).toMatchObject({
      ok: false,
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
  });
});

it('a test email that the site only keeps says that guests don’t get emails yet', async () => {
  const crm = await startCrm({ MAIL_CATCHER_URL: 'http://localhost:1080' });
  try {
    await crm.asStaff('/api/admin/email-setup/test', { method: 'POST', body: { to: 'host@example.com' } });
    const { text } = crm.catcher.emails.at(-1) ?? {};
    expect(text).toContain('your guests don’t get your emails until an email server is connected');
    expect(text).not.toContain('will get');
  } finally {
    await crm.stop();
  }
});
