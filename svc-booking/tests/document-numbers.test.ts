import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { IssuedDocument } from '@getaway/contracts/http/documents';
import type { Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { proofLength, proofSeed } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { takeNumber } from '../src/documents/documents.repository.ts';
import { issueDocument } from '../src/documents/issue-document.ts';
import { openBrowser } from './browser.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paymentsOf } from './payments-of.ts';
import { quickHash } from './quick-password.ts';
import { serviceEnvironment, startService } from './running-child.ts';
import type { StaffBookingAnswer } from './staff-bookings.ts';
import { adminPassword } from './test-service.ts';

const kills = proofLength({ short: 3, long: 30 });

const house = {
  ...{ name: 'Lantern Hollow', business: 'Lantern Hollow', address: '14 Lantern Hollow Lane', taxId: null },
  ...{ email: 'stay@lanternhollow.example', phone: '+1 404 555 0137', paper: 'letter' as const },
};

const { service, desk } = await deskForTests();

let day = 0;
const phoneBooking = async (): Promise<StaffBookingAnswer> => {
  day += 4;
  return (await desk.create({ checkInDate: inDays(day), checkOutDate: inDays(day + 1) })).body;
};
const numbersOf = async (kind: string, year?: number): Promise<number[]> => {
  const { rows } = await service.database.query<{ number: number }>(
    'SELECT number FROM documents WHERE kind = $1 AND year = coalesce($2, year) ORDER BY number',
    [kind, year],
  );
  return rows.map(({ number }) => number);
};
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the numbers of documents', () => {
  it('have no gap and no double under 50 parallel requests, each sent twice', async () => {
    const requests: { id: string; body: { kind: string; entryId?: string } }[] = [];
    for (let made = 0; made < 10; made += 1) {
      const booking = await phoneBooking();
      requests.push({ id: booking.id, body: { kind: 'invoice' } });
      for (const entryId of await paymentsOf(service.database, booking, 4))
        requests.push({ id: booking.id, body: { kind: 'receipt', entryId } });
    }
    expect(requests).toHaveLength(50);
    const answers = await Promise.all(
      [...requests, ...requests].map(({ id, body }) =>
        service.staff.post<IssuedDocument[]>(`/api/admin/bookings/${id}/documents`, body),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 201));
    const numbers = answers.flatMap(({ body }) => body.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(50);
    expect(await numbersOf('invoice')).toEqual(oneTo(10));
    expect(await numbersOf('receipt')).toEqual(oneTo(40));
  });

  it('are given again when the transaction that took one fails', async () => {
    const before = await numbersOf('invoice');
    const failing = service.deps.database.transact(async (_tx, sql) => {
      await takeNumber(sql, { kind: 'invoice', year: new Date().getFullYear(), now: new Date() });
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    const { id } = await phoneBooking();
    await service.staff.post(`/api/admin/bookings/${id}/documents`, { kind: 'invoice' });
    expect(await numbersOf('invoice')).toEqual([...before, before.length + 1]);
  });

  it('begin again at midnight of the new year on the clocks of the house, and are never dated backwards', async () => {
    const at = async (moment: string): Promise<string> => {
      const { id } = await phoneBooking();
      const outcome = await issueDocument(
        { ...service.deps, house, now: () => new Date(moment) },
        { bookingId: id, kind: 'invoice', entryId: undefined, actor: 'admin' },
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      const [document] = outcome.documents;
      return `${document?.snapshot.number} ${document?.snapshot.issuedOn} ${document?.issuedAt.toISOString()}`;
    };
    expect(await at('2031-12-31T23:00:00Z')).toBe('INV-2031-0001 2031-12-31 2031-12-31T23:00:00.000Z');
    // 23:59 in Georgia, and already the new year in London.
    expect(await at('2032-01-01T04:59:59.999Z')).toBe('INV-2031-0002 2031-12-31 2032-01-01T04:59:59.999Z');
    expect(await at('2032-01-01T05:00:00Z')).toBe('INV-2032-0001 2032-01-01 2032-01-01T05:00:00.000Z');
    // A clock that is set back.
    expect(await at('2031-12-31T12:00:00Z')).toBe('INV-2031-0003 2031-12-31 2032-01-01T04:59:59.999Z');
    const { rows } = await service.database.query('SELECT last FROM document_counters WHERE year = 2031');
    expect(rows).toEqual([{ last: 3 }]);
  });
});

describe(`documents while svc-booking is killed ${kills} times`, () => {
  it('keep their numbers without a gap, wherever the process is killed', async () => {
    const random = randomFrom(proofSeed());
    const pool = new pg.Pool({ connectionString: service.databaseUrl, max: 2 });
    const environment = serviceEnvironment({
      port: await findFreePort(),
      databaseUrl: service.databaseUrl,
      natsUrl: inject('natsUrl'),
      sandboxUrl: service.sandboxAddress,
      webhookSecret: 'whsec_house',
    });
    let child: Child = await startService(environment);
    await pool.query('UPDATE users SET password = $1', [quickHash(adminPassword)]);
    let issuedBefore = (await numbersOf('receipt')).length;
    for (let kill = 0; kill < kills; kill += 1) {
      const bookings = [
        await phoneBooking(),
        await phoneBooking(),
        await phoneBooking(),
        await phoneBooking(),
      ];
      const staff = openBrowser(`http://127.0.0.1:${environment['PORT']}`);
      await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
      const requests: { id: string; entryId: string }[] = [];
      for (const booking of bookings)
        for (const entryId of await paymentsOf(pool, booking, 10)) requests.push({ id: booking.id, entryId });
      const send = () =>
        requests.map(({ id, entryId }) =>
          staff
            .post(`/api/admin/bookings/${id}/documents`, { kind: 'receipt', entryId })
            .catch(() => undefined),
        );
      const sent = send();
      await sleep(Math.round(random.next() * 250));
      child.kill('SIGKILL');
      await child.exited;
      await Promise.all(sent);
      child = await startService(environment);
      // Connections of the killed process may still hold their locks for a moment; the requests wait for them.
      const answers = await Promise.all(send());
      expect(answers.map((answer) => answer?.status)).toEqual(requests.map(() => 201));
      issuedBefore += requests.length;
      expect(await numbersOf('receipt'), `kill ${kill}`).toEqual(oneTo(issuedBefore));
    }
    await child.stop();
    await pool.end();
  });
});
