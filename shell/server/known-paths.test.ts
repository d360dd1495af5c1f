import { describe, expect, it } from 'vitest';
import { indexedPages, kindOfPage } from './known-paths.ts';

describe('the pages of the site', () => {
  it.each([
    '/',
    '/booking',
    '/booking/',
    '/booking/confirm',
    '/pay',
    '/find-booking',
    '/stay',
    '/stay/Zm9yIHR3bw',
    '/stay/Zm9yIHR3bw/',
    '/childcare',
    '/privacy-policy',
    '/terms-of-service',
  ])('%s is for guests', (path) => expect(kindOfPage(path)).toBe('guest'));

  it.each([
    '/admin',
    '/admin/',
    '/admin-login',
    '/admin/dashboard',
    '/admin/crm',
    '/admin/crm/42',
    '/admin/newsletter',
    '/admin/rates',
    '/admin/rates/history',
    '/admin/ledger',
    '/admin/reports',
    '/admin/website',
    '/admin/website/history',
  ])('%s is for staff', (path) => expect(kindOfPage(path)).toBe('office'));

  it.each([
    '/nope',
    '/booking/2',
    '/stay/Zm9yIHR3bw/notes',
    '/admin/nope',
    '/admin/crm/42/notes',
    '/Booking',
  ])('%s is no page', (path) => expect(kindOfPage(path)).toBe('unknown'));

  it('leave out a page that the house hides', () => {
    const hidden = ['/childcare'];
    expect(kindOfPage('/childcare', hidden)).toBe('unknown');
    expect(kindOfPage('/childcare/', hidden)).toBe('unknown');
    expect(kindOfPage('/booking', hidden)).toBe('guest');
    expect(indexedPages(hidden)).not.toContain('/childcare');
    expect(indexedPages([])).toContain('/childcare');
  });
});
