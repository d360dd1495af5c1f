import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ NEWSLETTER_PER_ADDRESS: '0' });
});
afterAll(() => service.stop());

const settings = '/api/admin/newsletter-settings';
const pendingThanks =
  'Thank you! Please confirm your email address with the link in our email, and we’ll send your code.';

async function signUp(email: string): Promise<string> {
  const answer = await fetch(`${service.origin}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Moss', email }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { message: string }).message;
}
async function linkIn(email: string): Promise<string> {
  const { text } = await eventually(() => {
    const found = service.catcher.emailsTo(email).find(({ subject }) => subject.startsWith('Please confirm'));
    if (!found) throw new Error('no email yet');
    return found;
  });
  return new URL(/Confirm my email address: (\S+)/.exec(text)?.[1] ?? '').pathname;
}
const subscribers = async (email: string): Promise<number> =>
  (
    await service.database.query('SELECT 1 FROM newsletter_subscribers WHERE email = $1 AND is_active', [
      email,
    ])
  ).rows.length;
const codesTo = (email: string): number =>
  service.catcher.emailsTo(email).filter(({ subject }) => subject.includes('ESCAPE-')).length;
const page = async (path: string, method = 'GET') => {
  const answer = await fetch(`${service.origin}${path}`, { method });
  return { status: answer.status, html: await answer.text() };
};

test('asks for no confirmation by default', async () => {
  expect((await service.staff.get(settings)).body).toEqual({ asksToConfirm: false });
  expect(await signUp('plain@example.com')).toContain('code is on its way');
  expect(await subscribers('plain@example.com')).toBe(1);
});

test('puts an address on the list only after its owner confirmed it, once', async () => {
  expect((await service.staff.put(settings, { asksToConfirm: true })).status).toBe(200);
  const email = 'ada@example.com';
  expect(await signUp('Ada@Example.com')).toBe(pendingThanks);
  await signUp(email);
  const link = await linkIn(email);
  expect(service.catcher.emailsTo(email)).toHaveLength(1);
  expect([await subscribers(email), codesTo(email)]).toEqual([0, 0]);
  expect((await page(link)).html).toContain('Confirm my email address');
  expect(await subscribers(email)).toBe(0);
  expect((await page(link, 'POST')).html).toContain('You’re on the list.');
  expect(await subscribers(email)).toBe(1);
  await eventually(() => expect(codesTo(email)).toBe(1));
  expect((await page(link, 'POST')).status).toBe(200);
  expect(
    await service.database.query(
      "SELECT 1 FROM email_sends WHERE kind = 'newsletter-code' AND to_address = $1",
      [email],
    ),
  ).toMatchObject({ rowCount: 1 });
});

test('keeps an unsubscription until the new signup is confirmed, and answers the same to everyone', async () => {
  const email = 'plain@example.com';
  await service.database.query(
    `INSERT INTO email_suppressions (id, address, reason, created_at) VALUES ('x', $1, 'unsubscribed', now())`,
    [email],
  );
  const suppressed = async () =>
    (await service.database.query('SELECT 1 FROM email_suppressions WHERE address = $1', [email])).rows
      .length;
  expect(await signUp(email)).toBe(pendingThanks);
  const link = await linkIn(email);
  expect(await suppressed()).toBe(1);
  await page(link, 'POST');
  expect(await suppressed()).toBe(0);
});

test('refuses a forged, unknown or expired link', async () => {
  await signUp('late@example.com');
  const link = await linkIn('late@example.com');
  expect((await page(`${link}x`, 'POST')).status).toBe(404);
  await service.database.query("UPDATE pending_signups SET expires_at = now() - interval '1 minute'");
  expect((await page(link, 'POST')).status).toBe(404);
  expect(await subscribers('late@example.com')).toBe(0);
});
