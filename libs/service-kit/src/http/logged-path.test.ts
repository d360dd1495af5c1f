import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/api/admin/bookings?search=grace', '/api/admin/bookings'],
  ['/calendar/direct-bookings.ics?t=secret', '/calendar/direct-bookings.ics'],
  ['/mail/unsubscribe/send-1/c2lnbmF0dXJl', '/mail/unsubscribe/send-1/…'],
  ['/mail/click/send-1/c2lnbmF0dXJl?to=https://a.example', '/mail/click/send-1/…'],
  ['/stay/Zm9yIHR3bw', '/stay/…'],
  ['/stay/Zm9yIHR3bw/messages?x=1', '/stay/…/messages'],
  [`/api/stay/${'t'.repeat(43)}`, '/api/stay/…'],
  [`/stays/${'t'.repeat(43)}/${'u'.repeat(43)}/x`, '/stays/…/…/x'],
  [`/api/stay%2F${'t'.repeat(43)}`, '/api/stay%2F…'],
  [`/api/stay/${'t'.repeat(43)})`, '/api/stay/…)'],
  [`/login=${'t'.repeat(43)}&x`, '/login=…&x'],
  [`/assets/${'a'.repeat(44)}.js`, `/assets/${'a'.repeat(44)}.js`],
  ['/', '/'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
