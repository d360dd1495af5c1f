import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import type { Setup } from '@getaway/contracts/http/setup';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { Browser } from './browser.ts';
import { inDays, intentFor } from './guests.ts';
import { openHouse, type House } from './house.ts';
import { staffOf } from './staff.ts';

const cabin = path.join(import.meta.dirname, '../../docs/examples/vermont-cabin/property.json');

describe("a host's own house", () => {
  let house: House;
  let staff: Browser;
  beforeAll(async () => {
    house = await openHouse({
      webhooks: false,
      environment: { PROPERTY_FILE: cabin, ADMIN_PASSWORD_CHOSEN: 'true' },
    });
    staff = await staffOf(house);
  });
  afterAll(() => house.stop());

  it('begins with what its home page says that it arranges, and sells none of it before the host says so', async () => {
    const { body: all } = await staff.get<AddOnService[]>('/api/addon-services');
    expect(all.map(({ name, price, isActive }) => [name, price, isActive]).toSorted()).toEqual([
      ['Supper from the farm', '0.00', false],
      ['The sauna is hot', '0.00', false],
    ]);
    expect((await staff.get<StayPackage[]>('/api/packages')).body).toEqual([]);
    expect((await house.browser().get<AddOnService[]>('/api/addon-services')).body).toEqual([]);
  });

  it('has guests come and go at its own hours where nobody says others', async () => {
    const guest = house.browser();
    const stay = intentFor(inDays(20), inDays(22));
    expect((await guest.post('/api/create-alternative-booking', stay)).status).toBe(200);
    const { body } = await staff.get<StaffBooking[]>('/api/admin/bookings');
    expect(body[0]).toMatchObject({ checkInTime: '15:00', checkOutTime: '10:00' });
  });

  it('is described, and has the password that its host chose', async () => {
    expect((await staff.get<Setup>('/api/admin/setup')).body).toMatchObject({
      hasFirstPassword: false,
      hasOwnHouse: true,
    });
  });
});
