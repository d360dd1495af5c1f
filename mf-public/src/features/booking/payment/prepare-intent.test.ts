import { describe, expect, it } from 'vitest';
import { minuteMs } from '@getaway/kernel/instant';
import { heldUntil } from './prepare-intent.ts';

describe('the end of a hold', () => {
  const onServer = '2027-02-01T12:15:00.000Z';

  it('is the one of the server where the clocks agree', () => {
    expect(heldUntil(onServer, 15 * minuteMs, new Date('2027-02-01T12:00:04Z'))).toBe(onServer);
  });

  it('is as far from now as the server says where this clock is wrong', () => {
    const until = (receivedAt: string, minutes: number) =>
      heldUntil(onServer, minutes * minuteMs, new Date(receivedAt));
    expect(until('2027-02-01T12:30:00Z', 15)).toBe('2027-02-01T12:45:00.000Z');
    expect(until('2027-02-01T09:00:00Z', 4)).toBe('2027-02-01T09:04:00.000Z');
  });
});
