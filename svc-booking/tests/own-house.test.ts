import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import type { Setup } from '@getaway/contracts/http/setup';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { Browser } from './browser.ts';
import { loadProperty } from '@getaway/service-kit/config';
import { openDatabase } from '../src/database/database.ts';
import { seedCatalogue } from '../src/catalogue/seed-catalogue.ts';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

const cabin = path.join(import.meta.dirname, '../../docs/examples/vermont-cabin/property.json');

describe("a host's own house", () => {
  let service: TestService;
  let staff: Browser;
  beforeAll(async () => {
    service = await startTestService({
      webhooks: false,
      environment: { PROPERTY_FILE: cabin, ADMIN_PASSWORD_CHOSEN: 'true' },
    });
    staff = await staffOf(service);
  });
  afterAll(() => service.stop());

  it('starts with the services of its home page, all switched off until the host enables them', async () => {
    const { body: all } = await staff.get<AddOnService[]>('/api/addon-services');
    expect(all.map(({ name, price, isActive }) => [name, price, isActive]).toSorted()).toEqual([
      ['Supper from the farm', '0.00', false],
      ['The sauna is hot', '0.00', false],
    ]);
    expect((await staff.get<StayPackage[]>('/api/packages')).body).toEqual([]);
    expect((await service.browser().get<AddOnService[]>('/api/addon-services')).body).toEqual([]);
  });

  it('uses its own default check-in and check-out hours', async () => {
    const guest = service.browser();
    const stay = intentFor(inDays(20), inDays(22));
    expect((await guest.post('/api/create-alternative-booking', stay)).status).toBe(200);
    const { body } = await staff.get<StaffBooking[]>('/api/admin/bookings');
    expect(body[0]).toMatchObject({ checkInTime: '15:00', checkOutTime: '10:00' });
  });

  it('is described in the setup, and has the password that its host chose', async () => {
    expect((await staff.get<Setup>('/api/admin/setup')).body).toMatchObject({
      hasFirstPassword: false,
      hasOwnHouse: true,
      fromSample: [],
    });
  });
});

describe('a site that was started before it got its own property', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  it('replaces the sample offers with its own, except those that the host changed', async () => {
    const staff = await staffOf(service);
    const { body: services } = await staff.get<AddOnService[]>('/api/addon-services');
    const early = services.find(({ name }) => name === 'Early Check-in');
    await staff.put(`/api/admin/addon-services/${early?.id}`, { description: 'From eleven, when we can.' });
    // As an earlier version seeded it: a text of ours that changed since is no change of the host.
    const chauffeur = services.find(({ name }) => name === 'Luxury Chauffeur');
    const asSeeded = 'A black car and a driver for the evening, or from and to the airport.';
    await staff.put(`/api/admin/addon-services/${chauffeur?.id}`, { description: asSeeded });
    const database = openDatabase(service.databaseUrl, () => undefined);
    const own = loadProperty(cabin);
    // Named in the browser, it keeps what it sells.
    await seedCatalogue(database, { house: own, isEdited: true }, new Date());
    expect((await staff.get<StayPackage[]>('/api/packages')).body).toHaveLength(2);
    await seedCatalogue(database, { house: own, isEdited: false }, new Date());
    expect((await staff.get<StayPackage[]>('/api/packages')).body).toEqual([]);
    const left = async () =>
      (await staff.get<AddOnService[]>('/api/addon-services')).body.map(({ name }) => name);
    expect((await left()).toSorted()).toEqual(['Early Check-in', 'Supper from the farm', 'The sauna is hot']);

    const chef = { name: 'Private Chef Dinner', price: '350', category: 'dining' };
    const description =
      'A five-course dinner for two, cooked in your own kitchen, with wine pairings included.';
    await staff.post('/api/admin/addon-services', { ...chef, description });
    await seedCatalogue(database, { house: own, isEdited: false }, new Date());
    expect(await left()).toContain('Private Chef Dinner');
    expect(await left()).toHaveLength(4);
    await database.close();
  });
});
