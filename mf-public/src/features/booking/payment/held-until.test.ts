import { describe, expect, it } from 'vitest';
import { heldUntil } from './held-until.ts';

describe('the end of a hold', () => {
  const onServer = '2027-02-01T12:15:00.000Z';

  it('is the one of the server where the clocks agree', () => {
    expect(heldUntil(onServer, new Date('2027-02-01T12:00:04Z'))).toBe(onServer);
  });

  it('is fifteen minutes from now where this clock is wrong', () => {
    expect(heldUntil(onServer, new Date('2027-02-01T12:30:00Z'))).toBe('2027-02-01T12:45:00.000Z');
    expect(heldUntil(onServer, new Date('2027-02-01T09:00:00Z'))).toBe('2027-02-01T09:15:00.000Z');
  });
});
