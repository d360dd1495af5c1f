import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
  for (const [n, name] of ['Ada', 'Bea', 'Cleo'].entries()) {
    await service.database.query(
      `INSERT INTO newsletter_subscribers (id, first_name, last_name, email, promo_code, subscribed_at)
       VALUES ($1, $2, 'Lovelace', $3, $4, $5)`,
      [
        `s${n}`,
        name,
        `${name.toLowerCase()}@example.com`,
        `ESCAPE-AAAAA${n + 3}`,
        new Date(Date.UTC(2026, 0, n + 1)),
      ],
    );
  }
});
afterAll(() => service.stop());

const base = '/api/admin/newsletter-subscribers';
const change = (id: string, body: object) => service.asStaff(`${base}/${id}`, { method: 'PUT', body });

test('are listed newest first, with their total, and require a session', async () => {
  expect((await fetch(service.origin + base)).status).toBe(401);
  const answer = await service.asStaff(`${base}?limit=2`);
  expect(answer.headers.get('x-total-count')).toBe('3');
  expect(await answer.json()).toMatchObject([
    {
      firstName: 'Cleo',
      promoCode: 'ESCAPE-AAAAA5',
      campaignName: 'childcare-landing',
      emailSent: false,
      emailSentAt: null,
      isActive: true,
    },
    { firstName: 'Bea', subscribedAt: '2026-01-02T00:00:00.000Z' },
  ]);
  expect(await (await service.asStaff(`${base}?search=ADA`)).json()).toHaveLength(1);
});

test('are changed field by field, and an address is one subscriber', async () => {
  const answer = await change('s0', { firstName: 'Augusta', isActive: false });
  expect(await answer.json()).toMatchObject({
    firstName: 'Augusta',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    isActive: false,
  });
  const taken = await change('s0', { email: 'BEA@example.com' });
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({ detail: expect.stringContaining('already exists') as string });
  expect((await change('nobody', { firstName: 'X' })).status).toBe(404);
});

test.each([
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ email: 'x' }, 'email', 'Please enter a valid email address'],
])('%j is refused with its field and rule', async (body, path, message) => {
  expect(await (await change('s1', body)).json()).toMatchObject({ errors: [{ path, message }] });
});

test('are deleted once', async () => {
  expect((await service.asStaff(`${base}/s2`, { method: 'DELETE' })).status).toBe(204);
  expect((await service.asStaff(`${base}/s2`, { method: 'DELETE' })).status).toBe(404);
});
