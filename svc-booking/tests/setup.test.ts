import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges, type Setup } from '@getaway/contracts/http/setup';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { eventually } from '@getaway/testing/eventually';
import { newSite } from '@getaway/testing/new-site';
import { adminPassword } from './test-service.ts';
import { publishContent } from './publish-content.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

describe('the checklist of a new site', () => {
  let service: StaffedService;
  beforeAll(async () => {
    service = await startStaffedService({ webhooks: false });
  });
  afterAll(() => service.stop());

  const setup = async () => (await service.staff.get<Setup>('/api/admin/setup')).body;

  it('starts with every step open', async () => {
    expect(await setup()).toEqual(newSite);
  });

  it('requires a session', async () => {
    const stranger = service.browser();
    expect((await stranger.get('/api/admin/setup')).status).toBe(401);
    expect((await stranger.post('/api/admin/setup/card-test', {})).status).toBe(401);
  });

  it('tells a payment from one that a guest only began', async () => {
    const arrives = (type: string) =>
      service.database.query(`INSERT INTO card_events (id, type) VALUES ('event-${type}', '${type}')`);
    await arrives('payment_intent.processing');
    const began = await setup();
    expect(began.lastCardNoticeAt).not.toBeNull();
    expect(began.lastCardPaymentAt).toBeNull();
    await arrives('payment_intent.succeeded');
    expect((await setup()).lastCardPaymentAt).not.toBeNull();
    await service.database.query('DELETE FROM card_events');
  });

  it('stores the marks that staff set, and removes them', async () => {
    const path = '/api/admin/setup/steps/legal';
    expect((await service.staff.put<Setup>(path, { mark: 'done' })).body.marks).toEqual([
      { step: 'legal', mark: 'done' },
    ]);
    expect((await service.staff.put<Setup>(path, { mark: 'skipped' })).body.marks).toEqual([
      { step: 'legal', mark: 'skipped' },
    ]);
    expect((await service.staff.put<Setup>(path, { mark: null })).body.marks).toEqual([]);
    expect((await service.staff.put('/api/admin/setup/steps/lunch', { mark: 'done' })).status).toBe(400);
  });

  it('can be hidden and shown again', async () => {
    const path = '/api/admin/setup/hidden';
    expect((await service.staff.put<Setup>(path, { isHidden: true })).body.isHidden).toBe(true);
    expect((await service.staff.put<Setup>(path, { isHidden: false })).body).toMatchObject({
      isHidden: false,
      marks: [],
    });
  });

  it('detects changed prices', async () => {
    const { body: settings } = await service.staff.get<{ id: string; name: string }[]>('/api/admin/pricing');
    const weekday = settings.find(({ name }) => name === 'weekday');
    await service.staff.put(`/api/admin/pricing/${weekday?.id}`, { price: 215 });
    const changed = await setup();
    expect(changed.hasDefaultPrices).toBe(false);
    expect(changed.unchangedPrices).toEqual(charges.filter((name) => name !== 'weekday'));
    expect(changed.unchangedAmounts).toMatchObject({
      saturday: '300.00',
      holiday_surcharge: '50.00',
      tax: '7',
      cleaning_fee: '160.00',
      card_fee: '2.5',
    });
    expect(changed.unchangedAmounts).not.toHaveProperty('weekday');
  });

  it('says what the weekday code takes off until it is changed, or the house has no page for it', async () => {
    expect((await setup()).unchangedOffer).toBe('50.00');
    const { policies } = bundled;
    for (const different of [{ money: { newsletterOffer: 75 } }, { weekdayPage: false }]) {
      await publishContent(service, { policies: { ...policies, ...different } });
      await eventually(async () => expect(await setup()).not.toHaveProperty('unchangedOffer'));
      await publishContent(service, { policies });
      await eventually(async () => expect(await setup()).toHaveProperty('unchangedOffer'));
    }
  });

  it('detects offers of the sample that are on sale, in any of its words', async () => {
    const { database } = service;
    const ofEarly = `WHERE name = 'Early Check-in'`;
    await database.query('UPDATE addon_services SET is_active = false');
    await database.query('UPDATE packages SET is_active = false');
    expect((await setup()).hasSampleOffers).toBe(false);
    await database.query(`UPDATE addon_services SET is_active = true ${ofEarly}`);
    expect((await setup()).hasSampleOffers).toBe(true);
    await database.query(`UPDATE addon_services SET description = 'Come at noon.' ${ofEarly}`);
    expect((await setup()).hasSampleOffers, 'in the host’s own words').toBe(false);
    await database.query('UPDATE packages SET is_active = true');
    expect(await setup()).toMatchObject({
      hasSampleOffers: true,
      sampleOffers: [
        { kind: 'package', name: 'Arrive in Style' },
        { kind: 'package', name: 'Ultimate Romance' },
      ],
    });
    await database.query(`UPDATE packages SET price = price + 1 WHERE name = 'Ultimate Romance'`);
    expect((await setup()).sampleOffers, 'at a price of the host').toEqual([
      { kind: 'package', name: 'Arrive in Style' },
    ]);
  });

  it('checks the card keys, and sandbox keys complete no step', async () => {
    expect((await service.staff.post('/api/admin/setup/card-test', {})).body).toEqual({
      ok: true,
      cardMode: 'sandbox',
      reason: '',
    });
    expect((await setup()).marks).toEqual([]);
  });

  it('detects a changed password', async () => {
    const newPassword = 'quiet lanterns over the long hollow';
    await service.staff.put('/api/admin/password', { currentPassword: adminPassword, newPassword });
    expect((await setup()).hasFirstPassword).toBe(false);
  });
});
