import { describe, expect, it } from 'vitest';
import { rememberPlace, returnPlace } from './return-place.ts';

describe('the place after signing in', () => {
  it('is the guarded page that was requested', () => {
    expect(returnPlace(rememberPlace({ pathname: '/admin/crm', search: '?page=2' }))).toBe(
      '/admin/crm?page=2',
    );
  });

  it.each([null, undefined, {}, { returnTo: '//elsewhere.example' }, { returnTo: '/administration' }])(
    'is the dashboard for %j',
    (state) => {
      expect(returnPlace(state)).toBe('/admin/dashboard');
    },
  );
});
