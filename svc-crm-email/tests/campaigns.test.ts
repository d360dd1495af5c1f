import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

/** Noon at the house. */
const noon = new Date('2027-03-10T17:00:00Z');
let offsetMs = 0;
const startedAt = Date.now();
const now = (): Date => new Date(noon.getTime() + (Date.now() - startedAt) + offsetMs);

const reportsSecret = 'a secret of the email provider';
let service: RunningService;
beforeAll(async () => {
  service = await startCrm(
    { EMAIL_NIGHT: '22:00-08:00', EMAIL_REPORTS_SECRET: reportsSecret },
    undefined,
    now,
  );
});
afterAll(() => service.stop());
beforeEach(async () => {
  offsetMs = 0;
  service.catcher.emails.length = 0;
  service.catcher.refusals.clear();
  for (const table of [
    'email_sends',
    'email_campaigns',
    'newsletter_subscribers',
    'email_suppressions',
    'guests',
  ])
    await service.database.query(`DELETE FROM ${table}`);
});

const path = '/api/admin/newsletter-campaigns';
const draft = {
  name: 'Spring',
  subject: 'Spring at {{ property.name }}, {{ guest.firstName }}',
  previewText: 'The garden opens',
  body: '# Spring\n\nHello {{ guest.firstName }}, come soon.\n\n[Button: See our dates]({{ links.booking }})',
  segment: 'everyone',
  pacePerHour: 50_000,
  isOnWeb: true,
};

async function subscribe(names: readonly string[], extra: Record<string, unknown> = {}): Promise<void> {
  for (const name of names)
    await service.database.query(
      `INSERT INTO newsletter_subscribers (id, first_name, last_name, email, subscribed_at, is_active)
       VALUES (gen_random_uuid()::text, $1, 'Moss', lower($1) || '@news.example.com', $2, $3)`,
      [name, extra['subscribedAt'] ?? '2027-03-01T12:00:00Z', extra['isActive'] ?? true],
    );
}
const create = async (changes: object = {}): Promise<Campaign> => {
  const answer = await service.staff.post<Campaign>(path, { ...draft, ...changes });
  expect(answer.status).toBe(201);
  return answer.body;
};
const act = async (id: string, action: string, body?: object) =>
  service.staff.post<Campaign>(`${path}/${id}/${action}`, body ?? (action === 'send' ? { now: true } : {}));
const read = async (id: string) =>
  (await service.staff.get<Campaign & { results: object }>(`${path}/${id}`)).body;
const untilStatus = (id: string, status: string) =>
  eventually(async () => {
    const campaign = await read(id);
    expect(campaign.status).toBe(status);
    return campaign;
  });
const names = (): string[] => service.catcher.emails.map(({ to }) => to.join()).sort();

test('sends a campaign once to each active subscriber, with their name and a way out', async () => {
  await subscribe(['Ada', 'Bea', 'Cleo']);
  await subscribe(['Gone'], { isActive: false });
  await subscribe(['Left']);
  await service.database.query(
    `INSERT INTO email_suppressions (id, address, reason, created_at) VALUES ('x', 'left@news.example.com', 'unsubscribed', now())`,
  );
  expect((await service.staff.get(`${path}/audience?segment=everyone`)).body).toEqual({ count: 3 });
  const { id } = await create();
  expect(await act(id, 'send')).toMatchObject({ status: 200, body: { status: 'scheduled' } });
  const sent = await untilStatus(id, 'sent');
  expect(sent.progress).toEqual({ recipients: 3, sent: 3, failed: 0, leftOut: 0, waiting: 0 });
  expect(sent.results).toEqual({ unsubscribed: 0, bounced: 0, opened: 0, clicked: 0 });
  expect(names()).toEqual(['ada@news.example.com', 'bea@news.example.com', 'cleo@news.example.com']);
  const [email] = service.catcher.emailsTo('ada@news.example.com');
  expect(email?.subject).toBe('Spring at Lantern Hollow, Ada');
  expect(email?.html).toContain('Hello Ada, come soon.');
  expect(email?.text).toContain('Hello Ada, come soon.');
  expect(email?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(email?.headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost:8080\/mail\/unsubscribe\//);
  expect(email?.text).toContain(`http://localhost:8080/mail/campaigns/${id}`);

  const { pathname } = new URL(/<(.+)>/.exec(email?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  expect((await fetch(`${service.origin}${pathname}`, { method: 'POST' })).ok).toBe(true);
  expect((await read(id)).results).toMatchObject({ unsubscribed: 1 });
});

test('suppresses an address when the provider reports a bounce or a complaint with the secret', async () => {
  await subscribe(['Ada', 'Bea', 'Cleo']);
  const { id } = await create();
  await act(id, 'send');
  await untilStatus(id, 'sent');
  const report = async (event: string, email: string, authorization: string) => {
    const answer = await fetch(`${service.origin}/api/newsletter/email-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ event, email }),
    });
    return [answer.status, await answer.json()];
  };
  const basic = `Basic ${Buffer.from(`provider:${reportsSecret}`).toString('base64')}`;
  for (const wrong of ['', 'Bearer wrong', 'Basic eDp5'])
    expect(await report('bounced', 'ada@news.example.com', wrong)).toMatchObject([401, {}]);
  expect(await report('bounced', 'Ada@News.Example.com', basic)).toEqual([200, { isSuppressed: true }]);
  expect(await report('complained', 'bea@news.example.com', `Bearer ${reportsSecret}`)).toEqual([
    200,
    { isSuppressed: true },
  ]);
  expect(await report('bounced', 'stranger@example.com', basic)).toEqual([200, { isSuppressed: false }]);
  expect((await read(id)).results).toMatchObject({ unsubscribed: 1, bounced: 1 });
  expect((await service.staff.get(`${path}/audience?segment=everyone`)).body).toEqual({ count: 1 });
});

test('keeps one copy of the content for the log, and shows it on the web until staff take it down', async () => {
  await subscribe(['Ada']);
  const { id } = await create();
  const page = async () => fetch(`${service.origin}/mail/campaigns/${id}`);
  expect((await page()).status).toBe(404);
  await act(id, 'send');
  await untilStatus(id, 'sent');
  const shown = await page();
  expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  const html = await shown.text();
  expect(html).toContain('Hello there, come soon.');
  expect(html).toMatch(/<main><h1 [^>]*>Spring at Lantern Hollow<\/h1>/);
  expect(html).not.toContain('nsubscribe');
  expect(html).not.toContain('Read in the browser');
  const { rows } = await service.database.query<{ id: string; html: string }>(
    'SELECT id, html FROM email_sends',
  );
  expect(rows.map((row) => row.html)).toEqual(['']);
  const logged = await service.staff.get<{ html: string }>(`/api/admin/email-sends/${rows[0]?.id}`);
  expect(logged.body).toMatchObject({
    template: { name: 'Newsletter campaign' },
    html: expect.stringContaining('come soon') as string,
  });
  expect((await service.staff.put(`${path}/${id}/web`, { isOnWeb: false })).status).toBe(200);
  expect((await page()).status).toBe(404);
});

test('sends to those who stayed, who never stayed, or who subscribed since a day', async () => {
  await subscribe(['Ada', 'Bea'], { subscribedAt: '2027-02-01T12:00:00Z' });
  await subscribe(['Cleo'], { subscribedAt: '2027-03-05T02:00:00Z' });
  await service.database.query(
    `INSERT INTO guests (id, email, first_stay_date, updated_at) VALUES
       ('a', 'ada@news.example.com', '2027-01-10', now()), ('b', 'bea@news.example.com', '2027-06-10', now()),
       ('c', 'new@news.example.com', '2026-01-10', now())`,
  );
  await service.database.query(
    "INSERT INTO guest_aliases (email, guest_id) VALUES ('cleo@news.example.com', 'c')",
  );
  const count = async (query: string) =>
    (await service.staff.get<{ count: number }>(`${path}/audience?${query}`)).body.count;
  expect(await count('segment=stayed')).toBe(2);
  expect(await count('segment=never-stayed')).toBe(1);
  // Two in the morning in UTC is the evening before at the house.
  expect(await count('segment=subscribed-since&subscribedSince=2027-03-04')).toBe(1);
  expect(await count('segment=subscribed-since&subscribedSince=2027-03-05')).toBe(0);
  expect((await service.staff.get(`${path}/audience?segment=subscribed-since`)).status).toBe(400);
  const { id } = await create({ segment: 'never-stayed' });
  await act(id, 'send');
  await untilStatus(id, 'sent');
  expect(names()).toEqual(['bea@news.example.com']);
});

test('pauses, resumes and cancels; of two people the first one is obeyed', async () => {
  await subscribe(['Ada', 'Bea', 'Cleo']);
  const { id } = await create({ pacePerHour: 10 });
  await act(id, 'send');
  const sending = await untilStatus(id, 'sending');
  await eventually(async () => expect((await read(id)).progress.recipients).toBe(3));
  expect(sending.progress.sent).toBe(0);
  const answers = await Promise.all([act(id, 'pause'), act(id, 'pause')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  // What is queued already waits as well.
  await service.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, campaign_id, subject, html, text, is_marketing)
     SELECT r.id, 'newsletter-campaign', 'k', n.email, r.campaign_id, '', '', '', true
     FROM campaign_recipients r JOIN newsletter_subscribers n ON n.id = r.subscriber_id WHERE n.first_name = 'Ada'`,
  );
  await service.database.query("SELECT pg_notify('email_sends', '')");
  await act('none', 'pause');
  expect(names()).toEqual([]);
  expect((await act(id, 'resume')).body.status).toBe('sending');
  await eventually(() => expect(names()).toEqual(['ada@news.example.com']));
  const canceled = await act(id, 'cancel');
  expect(canceled.body).toMatchObject({ status: 'canceled', progress: { recipients: 3, waiting: 0 } });
  expect((await act(id, 'resume')).status).toBe(409);
  expect((await act('unknown', 'pause')).status).toBe(404);
});

test('has no page on the web when it was canceled before anyone got it', async () => {
  await subscribe(['Ada']);
  const { id } = await create({ pacePerHour: 10 });
  const page = async () => (await fetch(`${service.origin}/mail/campaigns/${id}`)).status;
  await act(id, 'send');
  await untilStatus(id, 'sending');
  expect(await page()).toBe(200);
  await act(id, 'cancel');
  expect(await page()).toBe(404);
});

test('waits for its time, can become a draft again, and cannot be changed meanwhile', async () => {
  await subscribe(['Ada']);
  const { id, updatedAt } = await create();
  const at = { date: '2027-03-11', time: '09:30' };
  const scheduled = await act(id, 'send', { at });
  expect(scheduled.body).toMatchObject({ status: 'scheduled', scheduledAt: '2027-03-11T14:30:00.000Z' });
  expect((await service.staff.put(`${path}/${id}`, { ...draft, updatedAt })).status).toBe(409);
  expect((await service.staff.remove(`${path}/${id}`)).status).toBe(409);
  expect((await act(id, 'unschedule')).body).toMatchObject({
    status: 'draft',
    scheduledAt: null,
    plannedAt: '2027-03-11T14:30:00.000Z',
  });
  const renamed = { ...draft, name: 'May', updatedAt };
  expect(await service.staff.put(`${path}/${id}`, renamed)).toMatchObject({
    status: 200,
    body: { plannedAt: '2027-03-11T14:30:00.000Z' },
  });
  expect((await act(id, 'send', { at })).body).toMatchObject({ status: 'scheduled', plannedAt: null });
  offsetMs = 22 * 60 * 60 * 1_000;
  await service.database.query("SELECT pg_notify('email_campaigns', '')");
  await untilStatus(id, 'sent');
  expect(names()).toEqual(['ada@news.example.com']);
});

test('of two people who save one draft at once, the first save is kept and the others are refused', async () => {
  await subscribe(['Ada']);
  const { id, updatedAt } = await create();
  const save = async (name: string, from: string) =>
    service.staff.put<Campaign>(`${path}/${id}`, { ...draft, name, updatedAt: from });
  const answers = await Promise.all(['April', 'May', 'June'].map((name) => save(name, updatedAt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const saved = answers.find(({ status }) => status === 200);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    type: 'changed-meanwhile',
    detail: expect.stringContaining('Nothing was overwritten') as string,
  });
  // The same once more, as after an answer that was lost.
  expect(await save(`${saved?.body.name} `, updatedAt)).toMatchObject({ status: 200, body: saved?.body });
  const stored = await read(id);
  expect(stored.name).toBe(saved?.body.name);
  expect(Date.parse(stored.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
  expect((await act(id, 'send', { updatedAt })).body).toMatchObject({ type: 'changed-meanwhile' });
  expect((await save('July', stored.updatedAt)).status).toBe(200);
  expect((await act(id, 'send', { updatedAt: (await read(id)).updatedAt })).status).toBe(200);
});

test('refuses a time that has passed, instead of sending at once', async () => {
  await subscribe(['Ada']);
  const { id } = await create();
  const refused = async (date: string, time: string) => {
    const { status, body } = await act(id, 'send', { at: { date, time } });
    expect(status).toBe(400);
    return (body as unknown as { errors: { path: string }[] }).errors.map((error) => error.path);
  };
  // It is noon at the house.
  expect(await refused('2027-03-10', '09:00')).toEqual(['at.time']);
  expect(await refused('2027-03-09', '18:00')).toEqual(['at.date']);
  expect(await refused('9999-12-31', '23:59')).toEqual(['at.date']);
  expect((await read(id)).status).toBe('draft');
  expect((await act(id, 'send', { at: { date: '2027-03-10', time: '12:00' } })).status).toBe(200);
  await untilStatus(id, 'sent');
});

test('is sent at once only if the request says so', async () => {
  await subscribe(['Ada']);
  const { id, updatedAt } = await create();
  for (const body of [{}, { at: null }]) {
    expect(await act(id, 'send', body)).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            path: 'now',
            message:
              'Must be true to send the campaign now. To send it later, set “at” to a date and a time instead',
          },
        ],
      },
    });
  }
  const both = { now: true, at: { date: '2027-03-11', time: '09:30' } };
  expect(await act(id, 'send', both)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'now', message: 'Must be left out where “at” is set' }] },
  });
  expect((await act(id, 'send', { now: false })).status).toBe(400);
  expect((await read(id)).status).toBe('draft');
  // As a back office that was opened before `now` existed.
  expect((await act(id, 'send', { updatedAt })).status).toBe(200);
  await untilStatus(id, 'sent');
});

test('sends nothing at night', async () => {
  await subscribe(['Ada']);
  const { id } = await create();
  expect((await service.staff.get(`${path}/night`)).body).toEqual({ endsAt: null });
  expect((await service.staff.get(`${path}/night?date=2027-03-12&time=23:00`)).body).toEqual({
    endsAt: '2027-03-13T13:00:00.000Z',
  });
  const late = await create();
  const at = { date: '2027-03-12', time: '23:00' };
  expect((await service.staff.post(`${path}/${late.id}/send`, { at })).body).toMatchObject({
    scheduledAt: '2027-03-13T04:00:00.000Z',
    startsAt: '2027-03-13T13:00:00.000Z',
  });
  const drafted = await service.staff.post(`${path}/${late.id}/unschedule`, {});
  expect(drafted.body).toMatchObject({ status: 'draft', startsAt: null });
  // 11 PM at the house.
  offsetMs = 11 * 60 * 60 * 1_000;
  expect((await service.staff.get(`${path}/night`)).body).toEqual({ endsAt: '2027-03-11T13:00:00.000Z' });
  await act(id, 'send');
  await untilStatus(id, 'sending');
  await eventually(async () => expect((await read(id)).progress.waiting).toBe(1));
  expect(names()).toEqual([]);
  offsetMs = 21 * 60 * 60 * 1_000;
  await untilStatus(id, 'sent');
  expect(names()).toEqual(['ada@news.example.com']);
});

test('its emails are among those that wait for the email server, unless they wait for the morning or for staff', async () => {
  await subscribe(['Ada', 'Bea']);
  const waiting = async () =>
    (await service.staff.get<{ waiting: number }>('/api/admin/email-delivery')).body.waiting;
  await service.database.query(
    `INSERT INTO email_pauses (fault, reason, paused_at, next_probe_at) VALUES ('unreachable', '', now(), '2100-01-01')`,
  );
  const { id } = await create();
  await act(id, 'send');
  await eventually(async () => expect(await waiting()).toBe(2));
  // 11 PM at the house.
  offsetMs = 11 * 60 * 60 * 1_000;
  expect(await waiting()).toBe(0);
  offsetMs = 0;
  await act(id, 'pause');
  expect(await waiting()).toBe(0);
  await act(id, 'resume');
  expect(await waiting()).toBe(2);
  await service.database.query('DELETE FROM email_pauses');
  await untilStatus(id, 'sent');
});

test('leaves out subscribers who left after sending started', async () => {
  await subscribe(['Ada', 'Bea', 'Cleo']);
  const { id } = await create({ pacePerHour: 10 });
  await act(id, 'send');
  await eventually(async () => expect((await read(id)).progress.recipients).toBe(3));
  await service.database.query(
    "UPDATE newsletter_subscribers SET is_active = false WHERE first_name = 'Ada'",
  );
  await service.database.query("DELETE FROM newsletter_subscribers WHERE first_name = 'Bea'");
  await service.database.query('UPDATE email_campaigns SET pace_per_hour = 50000');
  const sent = await untilStatus(id, 'sent');
  expect(sent.progress).toEqual({ recipients: 3, sent: 1, failed: 0, leftOut: 2, waiting: 0 });
  expect(names()).toEqual(['cleo@news.example.com']);
});

test('refuses to send to no one, and can be scheduled for those who subscribe until then', async () => {
  await subscribe(['Gone'], { isActive: false });
  const { id } = await create();
  const refused = await act(id, 'send');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    type: 'no-recipients',
    detail: 'No one would get this campaign now. It stays a draft.',
  });
  expect(await read(id)).toMatchObject({ status: 'draft', scheduledAt: null });
  const later = await act(id, 'send', { at: { date: '2027-03-11', time: '09:30' } });
  expect(later.body).toMatchObject({ status: 'scheduled' });
  await subscribe(['Ada']);
  offsetMs = 22 * 60 * 60 * 1_000;
  await service.database.query("SELECT pg_notify('email_campaigns', '')");
  await untilStatus(id, 'sent');
  expect(names()).toEqual(['ada@news.example.com']);
});

test('is a draft again when no one is left at its time, with that time, and can be sent later', async () => {
  await subscribe(['Ada', 'Bea']);
  const { id } = await create();
  await act(id, 'send', { at: { date: '2027-03-11', time: '09:30' } });
  await service.database.query('UPDATE newsletter_subscribers SET is_active = false');
  offsetMs = 22 * 60 * 60 * 1_000;
  await service.database.query("SELECT pg_notify('email_campaigns', '')");
  const unsent = await untilStatus(id, 'draft');
  expect(unsent).toMatchObject({
    scheduledAt: '2027-03-11T14:30:00.000Z',
    startedAt: null,
    finishedAt: null,
    progress: { recipients: 0, sent: 0 },
  });
  await service.database.query('UPDATE newsletter_subscribers SET is_active = true');
  await act(id, 'send');
  const sent = await untilStatus(id, 'sent');
  expect(sent.progress).toMatchObject({ recipients: 2, sent: 2 });
});

test('ends without an email when all recipients unsubscribe right after its time', async () => {
  await subscribe(['Ada', 'Bea']);
  const unsubscribeAll = () =>
    service.database.query(
      `INSERT INTO email_suppressions (id, address, reason, created_at)
       SELECT id, email, 'unsubscribed', now() FROM newsletter_subscribers`,
    );
  const after = await create({ pacePerHour: 10 });
  await act(after.id, 'send');
  await eventually(async () => expect((await read(after.id)).progress.recipients).toBe(2));
  await unsubscribeAll();
  await service.database.query('UPDATE email_campaigns SET pace_per_hour = 50000');
  const left = await untilStatus(after.id, 'sent');
  expect(left.progress).toEqual({ recipients: 2, sent: 0, failed: 0, leftOut: 2, waiting: 0 });
  expect(names()).toEqual([]);
});

test('previews a draft and sends a test of it', async () => {
  const { name: _name, segment: _segment, pacePerHour: _pace, ...letter } = draft;
  const preview = await service.staff.post<{ subject: string; html: string }>(`${path}/preview`, {
    ...letter,
    previewText: 'The garden of {{ property.name }} opens for {{guest.firstName}}',
  });
  expect(preview.body).toMatchObject({
    sender: 'Lantern Hollow',
    subject: 'Spring at Lantern Hollow, Maya',
    previewText: 'The garden of Lantern Hollow opens for Maya',
  });
  expect(preview.body.html).toContain('Read in the browser');
  const { id } = await create();
  const test = await service.staff.post(`${path}/${id}/test`, { email: 'host@example.com' });
  expect([test.status, test.body]).toEqual([202, { sentTo: 'host@example.com' }]);
  await eventually(() => {
    const [email] = service.catcher.emailsTo('host@example.com');
    expect(email?.subject).toBe('[Test] Spring at Lantern Hollow, Maya');
    expect(email?.text).toMatch(/^Read in the browser: \S+\/campaigns\/preview$/m);
    expect(email?.html).toContain('/unsubscribe/preview/preview');
  });
});

test('links of a test lead to pages that say what the real ones do, and change nothing', async () => {
  const pageOf = async (link: string, init?: RequestInit) => {
    const answer = await fetch(`${service.origin}/mail/${link}`, init);
    return [answer.status, await answer.text()];
  };
  const wasTest = expect.stringContaining('This was a test.') as string;
  expect(await pageOf('campaigns/preview')).toEqual([200, wasTest]);
  expect(await pageOf('unsubscribe/preview/preview')).toEqual([200, wasTest]);
  expect(await pageOf('unsubscribe/preview/preview', { method: 'POST' })).toEqual([200, wasTest]);
  expect((await pageOf('unsubscribe/preview/wrong'))[0]).toBe(404);
});

test('keeps a draft with faults as it was typed, and neither tests, schedules, nor sends it', async () => {
  await subscribe(['Ada']);
  const { id, updatedAt } = await create({ body: 'Hi {{ guest.nickname }}' });
  const body = 'Hi {{ guest.nickname }}, [see](https://)';
  expect((await service.staff.put(`${path}/${id}`, { ...draft, body, updatedAt })).status).toBe(200);
  const faults = {
    status: 400,
    body: {
      errors: [
        { path: 'body', message: 'Unknown variable: guest.nickname. Did you mean guest.firstName?' },
        { path: 'body', message: 'The link has no address. Write it after https://' },
      ],
    },
  };
  expect(await act(id, 'send')).toMatchObject(faults);
  expect(await act(id, 'send', { at: { date: '2027-03-11', time: '09:30' } })).toMatchObject(faults);
  expect(await act(id, 'test', { email: 'host@example.com' })).toMatchObject(faults);
  expect(await read(id)).toMatchObject({ status: 'draft', body });
});

test('refuses a variable in single braces at its field, in the preview as when it is sent', async () => {
  await subscribe(['Ada']);
  const { name: _name, segment: _segment, pacePerHour: _pace, ...letter } = draft;
  const texts = { subject: 'Spring, {name}', previewText: 'Soon, {first_name}' };
  const { id } = await create(texts);
  const answers = [
    await service.staff.post(`${path}/preview`, { ...letter, ...texts }),
    await act(id, 'test'),
    await act(id, 'send'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect((body as { errors: object[] }).errors).toEqual([
      {
        path: 'subject',
        message: '{name} would be sent as it is: variables have two braces. Write {{ guest.firstName }}',
      },
      {
        path: 'previewText',
        message:
          '{first_name} would be sent as it is: variables have two braces. Write {{ guest.firstName }}',
      },
    ]);
  }
  expect((await read(id)).status).toBe('draft');
});

test('deletes a canceled campaign only if no email of it was sent', async () => {
  await subscribe(['Ada']);
  const unsent = await create();
  await act(unsent.id, 'send', { at: { date: '2027-03-11', time: '09:30' } });
  expect((await service.staff.remove(`${path}/${unsent.id}`)).body).toMatchObject({
    type: 'not-possible-now',
    detail: 'This campaign is scheduled or being sent. Cancel it first, then delete it.',
  });
  await act(unsent.id, 'cancel');
  expect((await service.staff.remove(`${path}/${unsent.id}`)).status).toBe(204);
  const begun = await create({ pacePerHour: 10 });
  await act(begun.id, 'send');
  await eventually(async () => expect((await read(begun.id)).progress.recipients).toBe(1));
  await act(begun.id, 'pause');
  await queueFirst(begun.id, 'leased_until', now());
  await act(begun.id, 'cancel');
  expect(await statusesOf(begun.id)).toEqual(['cancelled']);
  // A worker that took it before may be handing it to the mail server.
  await service.database.query(`UPDATE email_sends SET leased_until = $1`, [
    new Date(now().getTime() + 60_000),
  ]);
  expect((await service.staff.remove(`${path}/${begun.id}`)).body).toMatchObject({
    type: 'not-possible-now',
    detail: expect.stringContaining('Delete it in a minute') as string,
  });
  offsetMs = 61_000;
  expect((await service.staff.remove(`${path}/${begun.id}`)).status).toBe(204);
  expect(await statusesOf(begun.id)).toEqual([]);
  expect(names()).toEqual([]);

  const sent = await create({ pacePerHour: 10 });
  await act(sent.id, 'send');
  await eventually(async () => expect((await read(sent.id)).progress.recipients).toBe(1));
  await act(sent.id, 'pause');
  await queueFirst(sent.id, 'sent_at', now());
  await act(sent.id, 'cancel');
  await service.database.query("UPDATE email_sends SET status = 'sent'");
  expect((await service.staff.remove(`${path}/${sent.id}`)).body).toMatchObject({
    type: 'not-possible-now',
    detail: 'Emails of this campaign were sent, so it stays here with its results.',
  });
  expect(await statusesOf(sent.id)).toEqual(['sent']);
});

test('a canceled campaign keeps the lease of an email that is being sent, and of two people one deletes it', async () => {
  await subscribe(['Ada']);
  const { id } = await create({ pacePerHour: 10 });
  await act(id, 'send');
  await eventually(async () => expect((await read(id)).progress.recipients).toBe(1));
  await act(id, 'pause');
  await queueFirst(id, 'leased_until', new Date(now().getTime() + 60_000));
  await act(id, 'cancel');
  expect((await service.staff.remove(`${path}/${id}`)).status).toBe(409);
  offsetMs = 61_000;
  const answers = await Promise.all([1, 2, 3].map(() => service.staff.remove(`${path}/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
});

/** Queues the email of the first recipient, as the worker does. */
async function queueFirst(id: string, column: 'leased_until' | 'sent_at', at: Date): Promise<void> {
  await service.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, campaign_id, subject, html, text, is_marketing, ${column})
     SELECT r.id, 'newsletter-campaign', r.id, 'ada@news.example.com', r.campaign_id, '', '', '', true, $2::timestamptz
     FROM campaign_recipients r WHERE r.campaign_id = $1 LIMIT 1`,
    [id, at],
  );
}

const statusesOf = async (id: string): Promise<string[]> => {
  const { rows } = await service.database.query<{ status: string }>(
    'SELECT status FROM email_sends WHERE campaign_id = $1',
    [id],
  );
  return rows.map(({ status }) => status);
};

test('lists campaigns newest first', async () => {
  await create({ name: 'First' });
  const second = await create({ name: 'Second' });
  const list = await service.staff.get<Campaign[]>(`${path}?limit=1`);
  expect([list.headers.get('x-total-count'), list.body.map(({ name }) => name)]).toEqual(['2', ['Second']]);
  expect((await service.staff.remove(`${path}/${second.id}`)).status).toBe(204);
});

test('a confirmation does not wait behind a campaign', async () => {
  await subscribe(Array.from({ length: 400 }, (_, n) => `Reader${n}`));
  const { id } = await create();
  await service.database.query('UPDATE email_campaigns SET pace_per_hour = 10000000');
  await act(id, 'send');
  await eventually(() => expect(service.catcher.emails.length).toBeGreaterThan(20), { intervalMs: 1 });
  const before = service.catcher.emails.length;
  await service.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, subject, html, text, send_at)
     VALUES (gen_random_uuid()::text, 'enquiry-receipt', 'owed', 'owed@example.com', 'Owed', '<p>x</p>', 'x', $1)`,
    [now()],
  );
  await eventually(() => expect(service.catcher.emailsTo('owed@example.com')).toHaveLength(1), {
    intervalMs: 1,
  });
  const ahead = service.catcher.emails.findIndex(({ to }) => to.includes('owed@example.com')) - before;
  // Two batches that were claimed before it, and those in progress.
  expect(ahead).toBeLessThan(50);
  await untilStatus(id, 'sent');
});
