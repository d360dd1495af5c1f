import { describe, expect, it } from 'vitest';
import { countActivePromos } from './active-promos.ts';

describe('active promos', () => {
  it('are the staff codes that are switched on', () => {
    const codes = [
      { isActive: true, source: 'staff' },
      { isActive: false, source: 'staff' },
      { isActive: true, source: 'newsletter' },
    ] as const;
    expect(countActivePromos(codes)).toBe(1);
  });
});
