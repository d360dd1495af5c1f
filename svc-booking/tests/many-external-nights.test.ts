import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { addDays } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { inDays } from './guests.ts';
import { startServiceWithBroker, type ServiceWithBroker } from './service-with-broker.ts';

let service: ServiceWithBroker;
beforeAll(async () => {
  service = await startServiceWithBroker();
});
afterAll(() => service.stop());

const publish = (data: ExternalNights | object, id?: string) =>
  service.publish('external_nights.changed', data, id);
const unavailable = async () =>
  (await service.browser().get<{ unavailableDates: string[] }>('/api/unavailable-dates')).body
    .unavailableDates;
const night = (day: number) => inDays(30 + day);
const present = (day: number, revision: number): ExternalNights => ({
  entityId: `stay-${day}`,
  revision,
  status: 'present',
  from: night(day),
  to: addDays(night(day), 1),
});
const gone = (day: number, revision: number): ExternalNights => ({
  entityId: `stay-${day}`,
  revision,
  status: 'gone',
});

test('many concurrent changes leave the newest state of each stay, with an invalid and a duplicate one among them', async () => {
  const days = Array.from({ length: 150 }, (_, index) => index);
  const id = randomUUID();
  await Promise.all([
    ...days.map((day) => publish(present(day, 1))),
    publish({ entityId: 'broken', revision: 1, status: 'unheard of' }),
    ...days.filter((day) => day % 2 === 0).map((day) => publish(gone(day, 3))),
    // Arrives late, with an older revision than the stored one.
    ...days.filter((day) => day % 4 === 0).map((day) => publish(present(day, 2))),
    publish(present(151, 1), id),
    publish(gone(151, 2)),
    publish(present(151, 1), id),
  ]);
  await publish(present(200, 1));
  await eventually(async () => expect(await unavailable()).toContain(night(200)), { timeoutMs: 25_000 });
  const taken = await unavailable();
  expect(taken.filter((date) => date < night(151))).toEqual(days.filter((day) => day % 2 === 1).map(night));
  expect(taken).not.toContain(night(151));
});

test.runIf(process.env['PROOF'] === 'long')(
  'applies thirty thousand removals in seconds',
  async () => {
    const stays = Array.from({ length: 30_512 }, (_, index) => 10_000 + index);
    for (let start = 0; start < stays.length; start += 1_000) {
      await Promise.all(stays.slice(start, start + 1_000).map((day) => publish(gone(day, 2))));
    }
    const last = night(300);
    const startedAt = performance.now();
    await publish({ entityId: 'last', revision: 1, status: 'present', from: last, to: addDays(last, 1) });
    await eventually(async () => expect(await unavailable()).toContain(last), { timeoutMs: 500_000 });
    process.stdout.write(
      `30,512 removals: ${Math.round(performance.now() - startedAt)} ms after the last was published\n`,
    );
  },
  600_000,
);
