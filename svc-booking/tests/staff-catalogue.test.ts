import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

interface Thing {
  id: string;
  name: string;
}
interface Bundle extends Thing {
  serviceIds: string[];
}

const services = '/api/admin/addon-services';
const packages = '/api/admin/packages';
const picnic = {
  name: 'Picnic for two',
  description: 'A basket by the creek.\nBlankets too.',
  price: '45.00',
  category: 'dining',
};

describe('the staff’s catalog', () => {
  let testService: TestService;
  let staff: Browser;
  beforeAll(async () => {
    testService = await startTestService({ webhooks: false });
    staff = await staffOf(testService);
  });
  afterAll(() => testService.stop());

  const made = async <T extends Thing>(path: string, body: object): Promise<T> => {
    const answer = await staff.post<T>(path, body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const offered = async (path: string) =>
    (await testService.browser().get<Thing[]>(path)).body.map(({ name }) => name);
  const priceOf = async (addOnId: string) =>
    (
      await testService.browser().post<{ addOnsTotal: string }>('/api/quote', {
        checkInDate: inDays(20),
        checkOutDate: inDays(21),
        addOnIds: [addOnId],
      })
    ).body.addOnsTotal;

  it('offers a new service at once, first in the list, until it is switched off', async () => {
    const service = await made(services, picnic);
    expect(service).toEqual({ id: service.id, ...picnic, checkInFrom: null, isActive: true });
    expect((await offered('/api/addon-services'))[0]).toBe('Picnic for two');
    expect(await staff.put(`${services}/${service.id}`, { isActive: false })).toMatchObject({
      status: 200,
      body: { ...service, isActive: false },
    });
    expect(await offered('/api/addon-services')).not.toContain('Picnic for two');
    const all = await staff.get<Thing[]>('/api/addon-services?limit=1');
    expect(all.body.map(({ name }) => name)).toEqual(['Picnic for two']);
    expect(all.headers.get('x-total-count')).toBe('7');
  });

  it('refuses the second of two saves of one form, and says what the first one saved', async () => {
    const service = await made<Thing>(services, picnic);
    const form = { ...picnic, isActive: true };
    const bundle = { name: 'Two days', description: 'Both.', price: '90.00', serviceIds: [service.id] };
    const { id: bundleId } = await made<Bundle>(packages, bundle);
    for (const [path, seen] of [
      [`${services}/${service.id}`, form],
      [`${packages}/${bundleId}`, bundle],
    ] as const) {
      const save = (description: string) =>
        staff.put<{ description: string }>(path, { ...seen, description, before: seen });
      const answers = await Promise.all([save('One'), save('Two')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.body;
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        type: 'changed-meanwhile',
        newest: { description: saved?.description },
      });
      expect((await staff.put(path, { ...seen, description: 'Three' })).status).toBe(200);
    }
    expect((await staff.delete(`${packages}/${bundleId}`)).status).toBe(204);
    expect((await staff.delete(`${services}/${service.id}`)).status).toBe(204);
  });

  it('changes only the price, which the next quote has, or the whole form', async () => {
    const service = await made(services, picnic);
    expect((await staff.put(`${services}/${service.id}`, { price: '47.50' })).body).toEqual({
      ...service,
      price: '47.50',
    });
    expect(await priceOf(service.id)).toBe('47.50');
    const form = { name: 'Brunch', description: 'Late.', price: '30.00', category: 'other', isActive: true };
    expect((await staff.put(`${services}/${service.id}`, form)).body).toEqual({
      id: service.id,
      checkInFrom: null,
      ...form,
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
    [{ price: -1 }, 'price'],
    [{ price: 1.001 }, 'price'],
    [{ category: 'gambling' }, 'category'],
    [{ checkInFrom: 'noon' }, 'checkInFrom'],
    // Earlier than the previous guests' check-out, and no earlier than the usual check-in.
    [{ checkInFrom: '10:00' }, 'checkInFrom'],
    [{ checkInFrom: '16:00' }, 'checkInFrom'],
  ])('refuses a service with %j', async (fault, field) => {
    const id = (await made(services, picnic)).id;
    for (const answer of [
      await staff.post(services, { ...picnic, ...fault }),
      await staff.put(`${services}/${id}`, fault),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
    }
  });

  it('lets a service and its packages include an early check-in until the field is cleared', async () => {
    const service = await made(services, { ...picnic, checkInFrom: '13:00' });
    expect(service).toMatchObject({ checkInFrom: '13:00' });
    const form = { name: 'Early picnic', description: 'Lunch.', price: '80.00', serviceIds: [service.id] };
    const { id } = await made<Bundle>(packages, form);
    const guest = testService.browser();
    expect((await guest.get(`/api/packages/${id}`)).body).toMatchObject({ checkInFrom: '13:00' });
    expect((await staff.put(`${services}/${service.id}`, { price: '1.00' })).body).toMatchObject({
      checkInFrom: '13:00',
    });
    expect((await staff.put(`${services}/${service.id}`, { checkInFrom: '' })).body).toMatchObject({
      checkInFrom: null,
    });
    expect((await guest.get(`/api/packages/${id}`)).body).toMatchObject({ checkInFrom: null });
    expect((await staff.delete(`${packages}/${id}`)).status).toBe(204);
  });

  it('updates packages: missing fields are unchanged, and the extras can be cleared', async () => {
    const [one, two] = [await made(services, picnic), await made(services, { ...picnic, name: 'Two' })];
    const form = {
      name: 'Two picnics',
      description: 'Lunch and supper.',
      price: '80.00',
      compareAtPrice: '90.00',
      badge: 'Best Value',
      serviceIds: [one.id],
    };
    const bundle = await made<Bundle>(packages, form);
    expect(bundle).toEqual({ id: bundle.id, ...form, checkInFrom: null, isActive: true });
    const both = await staff.put<Bundle>(`${packages}/${bundle.id}`, { serviceIds: [one.id, two.id] });
    expect(both.body.serviceIds.sort()).toEqual([one.id, two.id].sort());
    const cleared = await staff.put(`${packages}/${bundle.id}`, { compareAtPrice: null, badge: '' });
    expect(cleared.body).toMatchObject({
      compareAtPrice: null,
      badge: null,
      price: '80.00',
      name: 'Two picnics',
    });
    const plain = { name: 'Plain', description: 'Nothing in it yet.', price: 5 };
    expect(await made(packages, plain)).toMatchObject({ compareAtPrice: null, badge: null, serviceIds: [] });
    expect((await offered('/api/packages'))[0]).toBe('Plain');
    expect((await staff.get('/api/packages?limit=1')).headers.get('x-total-count')).toBe('4');
  });

  it('names the unknown services of a package', async () => {
    const body = { name: 'Air', description: 'Nothing.', price: 5, serviceIds: ['gone-1', 'gone-2'] };
    const [bundle] = (await staff.get<Bundle[]>('/api/packages')).body;
    for (const answer of [
      await staff.post(packages, body),
      await staff.put(`${packages}/${bundle?.id ?? ''}`, { name: 'Air', serviceIds: body.serviceIds }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { type: 'not-offered' } });
      expect(answer.body['detail']).toBe('No such service: gone-1, gone-2');
    }
    expect(await offered('/api/packages')).not.toContain('Air');
    expect(await staff.post(packages, { ...body, serviceIds: ['a', 'a'] })).toMatchObject({ status: 400 });
  });

  it('removes a deleted service from its packages, and bookings keep their lines', async () => {
    const [kept, gone] = [
      await made(services, { ...picnic, name: 'Kept' }),
      await made(services, { ...picnic, name: 'Gone' }),
    ];
    const bundle = await made<Bundle>(packages, {
      ...picnic,
      name: 'With both',
      serviceIds: [kept.id, gone.id],
    });
    const guest = testService.browser();
    const request = { ...intentFor(inDays(60), inDays(61)), addOnIds: [gone.id] };
    const { body: held } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
    const booking = async () =>
      (
        await testService.database.query<Record<string, unknown>>(
          `SELECT b.quote, b.total_price, a.add_on_service_id, a.total_price AS line
           FROM bookings b JOIN booking_addons a ON a.booking_id = b.id WHERE b.payment_intent_id = $1`,
          [held.paymentIntentId],
        )
      ).rows;
    const before = await booking();
    expect(before).toHaveLength(1);
    expect((await staff.delete(`${services}/${gone.id}`)).status).toBe(204);
    expect(await booking()).toEqual(before);
    expect((await staff.get<Bundle>(`/api/packages/${bundle.id}`)).body.serviceIds).toEqual([kept.id]);
    expect((await guest.post('/api/create-booking-payment-intent', request)).body).toMatchObject({
      type: 'not-offered',
    });
    expect((await staff.delete(`${packages}/${bundle.id}`)).status).toBe(204);
    expect((await staff.get(`/api/packages/${bundle.id}`)).status).toBe(404);
    expect((await staff.get<Thing[]>('/api/addon-services')).body.map(({ name }) => name)).toContain('Kept');
  });

  it('returns 404 for unknown services and packages', async () => {
    for (const path of [services, packages]) {
      expect((await staff.put(`${path}/none`, { price: 5 })).status).toBe(404);
      expect((await staff.put(`${path}/none`, {})).status).toBe(404);
      expect((await staff.delete(`${path}/none`)).status).toBe(404);
    }
  });
});
