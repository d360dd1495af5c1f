import { describe, expect, it } from 'vitest';
import { activeSegment } from './active-segment.ts';

describe('the active entry', () => {
  it.each([
    ['/admin', 'dashboard'],
    ['/admin/', 'dashboard'],
    ['/admin/dashboard', 'dashboard'],
    ['/admin/crm', 'crm'],
    ['/admin/crm/', 'crm'],
    ['/admin/crm/3f1c', 'crm'],
    ['/admin/crm/bookings', 'crm'],
    ['/admin/rates/history', 'rates'],
    ['/admin/website/history', 'website'],
    ['/admin/bookings', 'bookings'],
    ['/admin/no-such-page', 'no-such-page'],
  ])('of %s is %s', (pathname, segment) => {
    expect(activeSegment(pathname)).toBe(segment);
  });
});
