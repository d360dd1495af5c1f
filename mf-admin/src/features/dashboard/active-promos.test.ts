import { describe, expect, it } from 'vitest';
import { countActivePromos } from './active-promos.ts';

describe('active promos', () => {
  it('are active staff codes that have not expired', () => {
    const codes = [
      { isActive: true, source: 'staff', expiresAt: null },
      { isActive: true, source: 'staff', expiresAt: '2027-01-02T00:00:00.000Z' },
      { isActive: true, source: 'staff', expiresAt: '2026-12-31T00:00:00.000Z' },
      { isActive: false, source: 'staff', expiresAt: null },
      { isActive: true, source: 'newsletter', expiresAt: null },
    ] as const;
    expect(countActivePromos(codes, new Date('2027-01-01T00:00:00Z'))).toBe(2);
  });
});
