import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@getaway/kernel/calendar-date';
import type { Browser } from './browser.ts';
import { inDays } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';
import { bookingsOfStaff, type StaffBookingAnswer } from './staff-bookings.ts';
import { runJobs } from './run-job.ts';

describe('bookings that staff create', () => {
  let testService: TestService;
  let staff: Browser;
  let desk: ReturnType<typeof bookingsOfStaff>;
  beforeAll(async () => {
    testService = await startTestService();
    staff = await staffOf(testService);
    desk = bookingsOfStaff(testService, staff);
  });
  afterAll(() => testService.stop());

  /** Two separate nights for each test. */
  let day = 30;
  const twoNights = () => {
    day += 10;
    return { checkInDate: inDays(day), checkOutDate: inDays(day + 2) };
  };

  /** The moments of which the guest is notified, with one email each. */
  const confirmations = async (id: string) => {
    const { rows } = await testService.database.query<{ at: string }>(
      `SELECT data->>'confirmedAt' AS at FROM outbox_events
       WHERE type = 'booking.confirmed' AND data->>'entityId' = $1 ORDER BY position`,
      [id],
    );
    return rows.map(({ at }) => at);
  };

  it('are confirmed, taxed and free of the card fee, with an entry code and the name of their author', async () => {
    const dates = twoNights();
    const quote = await staff.post<{ total: string; cardFee: string }>('/api/quote', {
      ...dates,
      paymentMethod: 'manual',
    });
    expect(quote.body.cardFee).toBe('0.00');
    const made = await desk.create(dates);
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'confirmed',
        paymentMethod: 'manual',
        creditCardFee: '0.00',
        totalPrice: quote.body.total,
        numberOfGuests: 2,
        checkInTime: '16:00',
        checkOutTime: '11:00',
        balance: null,
        revision: 1,
      },
    });
    expect(Number(made.body.tax)).toBeGreaterThan(0);
    expect(made.body.entryCode).toMatch(/^\d{6}$/);
    expect(await desk.events(made.body.id)).toEqual(['booking.confirmed']);
    expect(await desk.history(made.body.id)).toMatchObject([{ actor: 'admin', action: 'created' }]);
    expect(await desk.nights(made.body.id)).toBe(2);
    const listed = await staff.get<StaffBookingAnswer[]>('/api/admin/bookings');
    expect(listed.body.map(({ id }) => id)).toContain(made.body.id);
  });

  it('are excluded from a check of their own dates for staff, and for no one else', async () => {
    const dates = twoNights();
    const { body: made } = await desk.create(dates);
    const check = async (browser: Browser, excludeBookingId: string, headers?: Record<string, string>) =>
      (await browser.post('/api/check-availability', { ...dates, excludeBookingId }, headers)).body;
    expect(await check(staff, made.id)).toEqual({ available: true });
    expect(await check(staff, 'another-booking')).toEqual({ available: false });
    // Public calendars reveal a booking's id.
    for (const cookie of ['', 'theme=dark', 'session=x.y.z', `hold=${made.id}`, `device=${made.id}`])
      expect(await check(testService.browser(), made.id, cookie === '' ? {} : { cookie })).toEqual({
        available: false,
      });
    const leaving = await staffOf(testService);
    const session = `session=${leaving.cookies.get('session') ?? ''}`;
    expect(await check(testService.browser(), made.id, { cookie: session })).toEqual({ available: true });
    await leaving.post('/api/admin/logout');
    expect(await check(testService.browser(), made.id, { cookie: session })).toEqual({ available: false });
  });

  it('drop invisible characters, and refuse an address that email servers refuse', async () => {
    const written = { guestName: 'Maya \u202Eofako\u202C\u200B', email: 'bidi\u202E@example.com' };
    const made = await desk.create({ ...twoNights(), ...written });
    expect(made).toMatchObject({ status: 201, body: { guestName: 'Maya ofako', email: 'bidi@example.com' } });
    const { id } = made.body;
    expect(await desk.change(id, { guestName: 'Maya \u2066Okafor' })).toMatchObject({
      body: { guestName: 'Maya Okafor' },
    });
    const message = 'Please enter a valid email address';
    for (const email of ['.a@example.com', 'a..b@example.com', `${'a'.repeat(70)}@example.com`]) {
      const refused = { status: 400, body: { errors: [{ path: 'email', message }] } };
      expect(await desk.create({ ...twoNights(), email })).toMatchObject(refused);
      expect(await desk.change(id, { email })).toMatchObject(refused);
    }
  });

  it('may be in the past, and have one to four guests', async () => {
    const past = { checkInDate: inDays(-9), checkOutDate: inDays(-7) };
    expect((await desk.create(past)).status).toBe(201);
    expect((await staff.post('/api/quote', { ...past, paymentMethod: 'manual' })).status).toBe(200);
    for (const numberOfGuests of [0, 5]) {
      expect((await desk.create({ ...twoNights(), numberOfGuests })).status).toBe(400);
    }
    expect((await desk.create({ ...twoNights(), numberOfGuests: 4 })).status).toBe(201);
  });

  it('take available nights with every status but cancelled', async () => {
    const dates = twoNights();
    expect((await desk.create({ ...dates, status: 'pending' })).status).toBe(201);
    expect(await desk.create(dates)).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
    expect((await desk.create({ ...dates, status: 'cancelled' })).status).toBe(201);
  });

  it('keep fields that a change does not send, and return the whole booking', async () => {
    const { body: made } = await desk.create({
      ...twoNights(),
      occasion: 'birthday',
      specialRequests: 'Roses',
    });
    const changed = await desk.change(made.id, { guestName: 'Ada King Lovelace', specialRequests: '' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...made,
        guestName: 'Ada King Lovelace',
        specialRequests: null,
        revision: 2,
        updatedAt: expect.any(String) as string,
      },
    });
    const [entry] = await desk.history(made.id);
    expect(entry).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'guestName', from: 'Ada Lovelace', to: 'Ada King Lovelace' },
        { field: 'specialRequests', from: 'Roses', to: null },
      ],
    });
    expect(await desk.events(made.id)).toEqual(['booking.confirmed', 'booking.changed']);
  });

  it('keep their extras in one order, and another order of the same ones is no change', async () => {
    const addOnIds: string[] = [];
    for (const name of ['Picnic', 'Boat', 'Chef', 'Spa', 'Flowers'])
      addOnIds.push(await desk.aService(name, 40));
    const { id } = (await desk.create({ ...twoNights(), addOnIds })).body;
    await desk.change(id, twoNights());
    const { body } = await staff.get<{ quote: { addOns: { id: string }[] } }>(`/api/admin/bookings/${id}`);
    expect(body.quote.addOns.map((line) => line.id)).toEqual(addOnIds);
    await desk.change(id, { ...twoNights(), addOnIds: addOnIds.toReversed() });
    const changed = (await desk.history(id)).flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(changed).toContain('checkInDate');
    expect(changed).not.toContain('addOns');
  });

  it('record nothing when a change has no effect', async () => {
    const { body: made } = await desk.create(twoNights());
    const { guestName, checkInDate, numberOfGuests } = made;
    const same = await desk.change(made.id, {
      guestName,
      checkInDate,
      numberOfGuests,
      addOnIds: [],
      packageIds: [],
    });
    expect(same.body).toEqual(made);
    expect(await desk.history(made.id)).toHaveLength(1);
  });

  it('keep their accepted lines when they are changed, and price only what is new', async () => {
    const service = await desk.aService('Piano', 80);
    const { body: made } = await desk.create({ ...twoNights(), addOnIds: [service] });
    await staff.put(`/api/admin/addon-services/${service}`, { price: 95 });
    const renamed = await desk.change(made.id, { guestName: 'Ada', addOnIds: [service], packageIds: [] });
    expect(renamed.body).toMatchObject({ totalPrice: made.totalPrice, addOnTotal: '80.00' });

    const preview = { bookingId: made.id, checkInDate: made.checkInDate, addOnIds: [service] };
    const asStored = await staff.post<{ total: string }>('/api/quote', {
      ...preview,
      checkOutDate: made.checkOutDate,
    });
    expect(asStored.body.total).toBe(made.totalPrice);
    const longer = { ...preview, checkOutDate: addDays(made.checkOutDate, 1) };
    const quote = await staff.post<{ total: string; amendment: { difference: string } }>(
      '/api/quote',
      longer,
    );
    expect(quote.body).toMatchObject({
      addOnsTotal: '80.00',
      cardFee: '0.00',
      amendment: {
        currentTotal: made.totalPrice,
        balance: null,
        changes: [
          { kind: 'night', name: made.checkOutDate, from: null },
          { kind: 'tax', name: '' },
        ],
      },
    });
    expect(Number(quote.body.amendment.difference)).toBeCloseTo(
      Number(quote.body.total) - Number(made.totalPrice),
    );
    const changed = await desk.change(made.id, { checkOutDate: longer.checkOutDate });
    expect(changed.body.totalPrice).toBe(quote.body.total);
    expect((await desk.history(made.id))[0]?.changes.map(({ field }) => field)).toEqual([
      'checkOutDate',
      'totalPrice',
    ]);
    expect(await desk.nights(made.id)).toBe(3);
  });

  it('return to their previous total to the cent when an addition after a price increase is removed', async () => {
    const { body: made } = await desk.create({ ...twoNights(), addOnIds: [await desk.aService('Lute', 80)] });
    const kept = (
      await staff.get<{ addOnServiceId: string }[]>(`/api/admin/bookings/${made.id}/addons`)
    ).body.map(({ addOnServiceId }) => addOnServiceId);
    await testService.database.query('UPDATE pricing_settings SET price = price + 100');
    await testService.database.query('UPDATE tax_settings SET rate = rate + 0.01');
    const extra = await desk.aService('Postcard', 20);
    const added = await desk.change(made.id, { addOnIds: [...kept, extra] });
    // Only the add-on and the accepted tax on it.
    expect(Number(added.body.totalPrice) - Number(made.totalPrice)).toBeCloseTo(21.4);
    const removed = await desk.change(made.id, { addOnIds: kept });
    expect(removed.body).toMatchObject({ totalPrice: made.totalPrice, tax: made.tax });
    await testService.database.query('UPDATE pricing_settings SET price = price - 100');
    await testService.database.query('UPDATE tax_settings SET rate = rate - 0.01');
  });

  it('return to their accepted total after several changes that end at the accepted dates and extras', async () => {
    const extra = await desk.aService('Viola', 80);
    const later = await desk.aService('Flute', 30);
    const { body: made } = await desk.create({ ...twoNights(), addOnIds: [extra] });
    const { checkInDate, checkOutDate } = made;
    await testService.database.query('UPDATE pricing_settings SET price = price + 100');
    // Two nights of another week, then one of the accepted nights with other extras.
    const away = { checkInDate: addDays(checkInDate, 400), checkOutDate: addDays(checkOutDate, 400) };
    const moved = await desk.change(made.id, { ...away, addOnIds: [later] });
    expect(moved.status).toBe(200);
    const added = { checkInDate: addDays(checkInDate, 1), checkOutDate: addDays(checkOutDate, 1) };
    expect((await desk.change(made.id, { ...added, addOnIds: [later] })).status).toBe(200);
    await testService.database.query('UPDATE pricing_settings SET price = price + 50');
    await testService.database.query('DELETE FROM addon_services WHERE id = ANY($1)', [[extra, later]]);

    // Additions were accepted with the change, so they return at the price of that change.
    const awayAgain = await desk.change(made.id, { ...away, addOnIds: [later] });
    expect(awayAgain.body.totalPrice).toBe(moved.body.totalPrice);
    const back = { checkInDate, checkOutDate, addOnIds: [extra] };
    const preview = await staff.post<{ total: string }>('/api/quote', { bookingId: made.id, ...back });
    expect(preview.body.total).toBe(made.totalPrice);
    expect((await desk.change(made.id, back)).body).toMatchObject({
      totalPrice: made.totalPrice,
      tax: made.tax,
      addOnTotal: '80.00',
    });
    await testService.database.query('UPDATE pricing_settings SET price = price - 150');
  });

  it('keep an add-on next to a package that has included it since', async () => {
    const extra = await desk.aService('Oboe', 40);
    const { body: bundle } = await staff.post<{ id: string }>('/api/admin/packages', {
      name: 'Quiet evening',
      description: 'Candles and tea',
      price: 90,
      serviceIds: [await desk.aService('Candles', 10)],
    });
    const { body: made } = await desk.create({
      ...twoNights(),
      addOnIds: [extra],
      packageIds: [bundle.id],
    });
    await staff.put(`/api/admin/packages/${bundle.id}`, { serviceIds: [extra] });
    const longer = await desk.change(made.id, { checkOutDate: addDays(made.checkOutDate, 1) });
    expect(longer).toMatchObject({ status: 200, body: { addOnTotal: '130.00' } });
    const back = await desk.change(made.id, { checkOutDate: made.checkOutDate });
    expect(back.body.totalPrice).toBe(made.totalPrice);
  });

  it('keep services that left the catalog at the accepted price, and their promotion code', async () => {
    await testService.database.query(
      `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value, max_uses) VALUES ('gone', 'GONE', 'Gone', 'fixed', 20, 1)`,
    );
    const service = await desk.aService('Harp', 60);
    const { body: made } = await desk.create({ ...twoNights(), addOnIds: [service], promoCode: 'gone' });
    expect(made.promoDiscount).toBe('20.00');
    expect((await desk.create({ ...twoNights(), promoCode: 'gone' })).body).toMatchObject({
      type: 'promo-invalid',
      errors: [{ path: 'promoCode', message: 'This promotion code has no uses left' }],
    });
    await testService.database.query(`UPDATE promotion_codes SET is_active = false WHERE id = 'gone'`);
    await testService.database.query('DELETE FROM addon_services WHERE id = $1', [service]);
    const changed = await desk.change(made.id, { checkOutDate: addDays(made.checkOutDate, 1) });
    expect(changed).toMatchObject({ status: 200, body: { addOnTotal: '60.00', promoDiscount: '20.00' } });
    const packageIds = ['nothing'];
    expect((await desk.create({ ...twoNights(), addOnIds: [service], packageIds })).body).toMatchObject({
      type: 'not-offered',
      errors: [{ path: 'addOnIds' }, { path: 'packageIds' }],
      ids: [service, 'nothing'],
    });
    expect((await desk.change(made.id, { packageIds })).body).toMatchObject({
      type: 'not-offered',
      errors: [{ path: 'packageIds' }],
    });
    const lines = await staff.get(`/api/admin/bookings/${made.id}/addons`);
    expect(lines.body).toMatchObject([
      {
        addOnServiceId: service,
        quantity: 1,
        totalPrice: '60.00',
        service: { name: 'Harp', description: '' },
      },
    ]);
  });

  it('show their packages with the names of the included services', async () => {
    const [bundle] = (
      await staff.get<{ id: string; name: string; price: string; serviceIds: string[] }[]>('/api/packages')
    ).body;
    const { body: made } = await desk.create({ ...twoNights(), packageIds: [bundle?.id] });
    expect((await staff.get(`/api/admin/bookings/${made.id}/packages`)).body).toMatchObject([
      { packageId: bundle?.id, unitPrice: bundle?.price, package: { name: bundle?.name } },
    ]);
    const twice = await desk.change(made.id, { addOnIds: bundle?.serviceIds.slice(0, 1) });
    expect(twice).toMatchObject({
      status: 422,
      body: { type: 'included-in-package', errors: [{ path: 'addOnIds' }] },
    });
    const checkOutDate = made.checkInDate;
    const errors = [{ path: 'checkOutDate', message: 'Check-out must be after check-in' }];
    expect(await desk.change(made.id, { checkOutDate })).toMatchObject({ status: 400, body: { errors } });
    expect((await desk.create({ ...twoNights(), checkOutDate: '2026-01-01' })).body).toMatchObject({
      errors,
    });
  });

  it('take new nights and release old ones together, or keep all of theirs', async () => {
    const { body: made } = await desk.create(twoNights());
    const { body: next } = await desk.create({
      checkInDate: made.checkOutDate,
      checkOutDate: addDays(made.checkOutDate, 1),
    });
    const refused = await desk.change(made.id, { checkOutDate: addDays(made.checkOutDate, 1) });
    expect(refused).toMatchObject({ status: 409, body: { type: 'dates-taken', dates: [next.checkInDate] } });
    expect((await desk.read(made.id)).body).toMatchObject({ checkOutDate: made.checkOutDate, revision: 1 });
    const moved = await desk.change(made.id, { checkInDate: addDays(made.checkInDate, 1) });
    expect(moved.status).toBe(200);
    expect(await desk.nights(made.id)).toBe(1);
    expect(
      (await desk.create({ checkInDate: made.checkInDate, checkOutDate: addDays(made.checkInDate, 1) }))
        .status,
    ).toBe(201);
  });

  it('release their nights when canceled, and get them back only while they are available', async () => {
    const { body: made } = await desk.create(twoNights());
    expect((await desk.change(made.id, { status: 'cancelled' })).body.status).toBe('cancelled');
    expect(await desk.nights(made.id)).toBe(0);
    const { body: other } = await desk.create({
      checkInDate: made.checkInDate,
      checkOutDate: made.checkOutDate,
    });
    const refused = await desk.change(made.id, { status: 'confirmed' });
    expect(refused).toMatchObject({ status: 409, body: { type: 'dates-taken' } });
    await desk.remove(other.id);
    const revived = await desk.change(made.id, { status: 'confirmed' });
    expect(revived.body).toMatchObject({ status: 'confirmed', entryCode: made.entryCode });
    expect(await desk.nights(made.id)).toBe(2);
    expect(await desk.events(made.id)).toEqual([
      'booking.confirmed',
      'booking.cancelled',
      'booking.confirmed',
    ]);
  });

  it.each(['pending', 'pending_payment'])(
    'that were canceled are confirmed again when they return by way of %s, and stay in the list until then',
    async (status) => {
      const { body: made } = await desk.create(twoNights());
      // Like bookings of the site: a pending booking is listed only if it was confirmed once.
      await testService.database.query('UPDATE bookings SET hold_id = id WHERE id = $1', [made.id]);
      await desk.change(made.id, { status: 'cancelled' });
      await desk.change(made.id, { status });
      const listed = await staff.get<StaffBookingAnswer[]>('/api/admin/bookings');
      expect(listed.body.map(({ id }) => id)).toContain(made.id);
      await desk.change(made.id, { status: 'confirmed' });
      const again = await confirmations(made.id);
      expect(again).toHaveLength(2);
      expect(new Set(again).size).toBe(2);

      // Pending and confirmed again without a cancellation: the guest was already notified.
      await desk.change(made.id, { status });
      await desk.change(made.id, { status: 'confirmed' });
      expect(new Set(await confirmations(made.id)).size).toBe(2);
    },
  );

  it('that were canceled are no longer canceled once they are paid', async () => {
    const { body: made } = await desk.create(twoNights());
    await desk.change(made.id, { status: 'cancelled' });
    await desk.change(made.id, { status: 'pending_payment' });
    expect((await staff.post(`/api/admin/bookings/${made.id}/mark-paid`, {})).status).toBe(200);
    const [, paid] = await confirmations(made.id);
    await desk.change(made.id, { status: 'pending' });
    await desk.change(made.id, { status: 'confirmed' });
    expect((await confirmations(made.id)).slice(1)).toEqual([paid, paid]);
  });

  it('never expire with a status that staff set', async () => {
    const { body: made } = await desk.create({ ...twoNights(), status: 'pending_payment' });
    await testService.database.query(
      `UPDATE bookings SET hold_expires_at = now(), payment_due_at = now() WHERE id = $1`,
      [made.id],
    );
    const kept = await desk.change(made.id, { status: 'pending_payment' });
    expect(kept.body).toMatchObject({ holdExpiresAt: null, paymentDueAt: null, status: 'pending_payment' });
  });

  it('refuse a second save of the state that the first one changed', async () => {
    const { body: made } = await desk.create(twoNights());
    const saves = await Promise.all(
      ['First', 'Second'].map((guestName) => desk.change(made.id, { guestName, revision: made.revision })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.body).toMatchObject({ type: 'changed-meanwhile' });
    expect(await desk.history(made.id)).toHaveLength(2);
    const stale = await desk.remove(made.id, '?revision=1');
    expect(stale).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
  });

  it('are deleted with their nights and lines, publish an event, and keep their history', async () => {
    const { body: made } = await desk.create(twoNights());
    expect((await desk.remove(made.id)).status).toBe(204);
    expect((await desk.read(made.id)).status).toBe(404);
    expect((await desk.remove(made.id)).status).toBe(404);
    expect(await desk.nights(made.id)).toBe(0);
    expect((await desk.history(made.id)).map(({ action }) => action)).toEqual(['deleted', 'created']);
    const { rows } = await testService.database.query<{ data: unknown }>(
      `SELECT data FROM outbox_events WHERE type = 'booking.deleted' AND data->>'entityId' = $1`,
      [made.id],
    );
    expect(rows.map(({ data }) => data)).toMatchObject([
      { revision: 2, bookingReference: made.bookingReference },
    ]);
    expect(JSON.stringify(rows)).not.toContain(made.email);
  });

  it('are completed on the morning after check-out', async () => {
    const { body: over } = await desk.create({ checkInDate: inDays(-20), checkOutDate: inDays(-18) });
    const { body: here } = await desk.create({ checkInDate: inDays(-1), checkOutDate: inDays(1) });
    await runJobs(testService.database, '3 * * * *');
    await desk.until(over.id, 'completed');
    expect(await desk.events(over.id)).toEqual(['booking.confirmed', 'booking.completed']);
    expect((await desk.history(over.id))[0]).toMatchObject({ actor: null, action: 'completed' });
    expect(await desk.nights(over.id)).toBe(2);
    expect((await desk.read(here.id)).body.status).toBe('confirmed');
  });

  it('require a session', async () => {
    const { body: made } = await desk.create(twoNights());
    const guest = testService.browser();
    const priced = { checkInDate: made.checkInDate, checkOutDate: made.checkOutDate };
    expect((await guest.post('/api/quote', { ...priced, bookingId: made.id })).status).toBe(401);
    expect((await guest.post('/api/quote', { ...priced, paymentMethod: 'manual' })).status).toBe(401);
    for (const path of ['', '/addons', '/packages', '/history', '/refund-preview']) {
      expect((await guest.get(`/api/admin/bookings/${made.id}${path}`)).status).toBe(401);
      expect((await staff.get(`/api/admin/bookings/none${path}`)).status).toBe(404);
    }
  });
});
