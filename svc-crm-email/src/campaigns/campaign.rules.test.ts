import { expect, test } from 'vitest';
import { addMilliseconds, hourMs, minuteMs, secondMs } from '@getaway/kernel/instant';
import { portionOf } from './campaign.rules.ts';

const now = new Date('2027-03-10T15:00:00Z');
const ago = (ms: number): Date => addMilliseconds(now, -ms);

test('queues what the pace allows since the last time, and keeps the rest of the time', () => {
  expect(portionOf({ pacePerHour: 3_600, pacedUntil: ago(2_500), queued: 0 }, now)).toEqual({
    count: 2,
    pacedUntil: ago(500),
  });
  expect(portionOf({ pacePerHour: 500, pacedUntil: ago(5 * secondMs), queued: 0 }, now).count).toBe(0);
});

test('never exceeds the pace, however often it is asked', () => {
  let [pacedUntil, total] = [ago(hourMs), 0];
  for (let ms = -hourMs; ms <= 0; ms += 700) {
    const portion = portionOf({ pacePerHour: 700, pacedUntil, queued: 0 }, addMilliseconds(now, ms));
    pacedUntil = portion.pacedUntil;
    total += portion.count;
  }
  expect(total).toBeLessThanOrEqual(700);
  expect(total).toBeGreaterThan(695);
});

test('makes up for one minute of an outage, and not for more', () => {
  expect(portionOf({ pacePerHour: 1_200, pacedUntil: ago(5 * hourMs), queued: 0 }, now).count).toBe(20);
});

test('waits while the mail server does not keep up', () => {
  const stuck = portionOf({ pacePerHour: 1_200, pacedUntil: ago(minuteMs), queued: 20 }, now);
  expect(stuck).toEqual({ count: 0, pacedUntil: now });
});

test('sends at a pace slower than one a minute', () => {
  expect(portionOf({ pacePerHour: 10, pacedUntil: ago(6 * minuteMs), queued: 0 }, now).count).toBe(1);
});

test('queues nothing while the pace is used up, also by a replica whose clock is ahead', () => {
  const pacedUntil = addMilliseconds(now, 200);
  expect(portionOf({ pacePerHour: 50_000, pacedUntil, queued: 0 }, now)).toEqual({ count: 0, pacedUntil });
});

test('goes on from now when the clock was set back', () => {
  const campaign = { pacePerHour: 3_600, pacedUntil: addMilliseconds(now, 5 * hourMs), queued: 0 };
  expect(portionOf(campaign, now)).toEqual({ count: 0, pacedUntil: now });
});
