import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Setup } from '@getaway/contracts/http/setup';
import { adminPassword, startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';
import type { Browser } from './browser.ts';

describe('the checklist of a new site', () => {
  let service: TestService;
  let staff: Browser;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
    staff = await staffOf(service);
  });
  afterAll(() => service.stop());

  const setup = async () => (await staff.get<Setup>('/api/admin/setup')).body;

  it('begins with everything as it was delivered', async () => {
    expect(await setup()).toEqual({
      isDemo: false,
      hasFirstPassword: true,
      hasOwnHouse: false,
      hasDefaultPrices: true,
      cardMode: 'sandbox',
      lastCardNoticeAt: null,
      marks: [],
      isHidden: false,
    });
  });

  it('is for staff alone', async () => {
    const stranger = service.browser();
    expect((await stranger.get('/api/admin/setup')).status).toBe(401);
    expect((await stranger.post('/api/admin/setup/card-test', {})).status).toBe(401);
  });

  it('keeps what staff say of a step, and forgets it when they take it back', async () => {
    const path = '/api/admin/setup/steps/legal';
    expect((await staff.put<Setup>(path, { mark: 'done' })).body.marks).toEqual([
      { step: 'legal', mark: 'done' },
    ]);
    expect((await staff.put<Setup>(path, { mark: 'skipped' })).body.marks).toEqual([
      { step: 'legal', mark: 'skipped' },
    ]);
    expect((await staff.put<Setup>(path, { mark: null })).body.marks).toEqual([]);
    expect((await staff.put('/api/admin/setup/steps/lunch', { mark: 'done' })).status).toBe(400);
  });

  it('is put away and brought back', async () => {
    const path = '/api/admin/setup/hidden';
    expect((await staff.put<Setup>(path, { isHidden: true })).body.isHidden).toBe(true);
    expect((await staff.put<Setup>(path, { isHidden: false })).body).toMatchObject({
      isHidden: false,
      marks: [],
    });
  });

  it('sees prices that were set', async () => {
    const { body: settings } = await staff.get<{ id: string; name: string }[]>('/api/admin/pricing');
    const weekday = settings.find(({ name }) => name === 'weekday');
    await staff.put(`/api/admin/pricing/${weekday?.id}`, { price: 215 });
    expect((await setup()).hasDefaultPrices).toBe(false);
  });

  it('tries the card keys; the sandbox answers and settles nothing', async () => {
    expect((await staff.post('/api/admin/setup/card-test', {})).body).toEqual({
      ok: true,
      cardMode: 'sandbox',
      reason: '',
    });
    expect((await setup()).marks).toEqual([]);
  });

  it('sees a changed password', async () => {
    const newPassword = 'quiet lanterns over the long hollow';
    await staff.put('/api/admin/password', { currentPassword: adminPassword, newPassword });
    expect((await setup()).hasFirstPassword).toBe(false);
  });
});
