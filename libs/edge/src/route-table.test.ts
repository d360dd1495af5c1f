import { describe, expect, it } from 'vitest';
import { serviceOf } from './route-table.ts';

describe('the route table', () => {
  it.each([
    ['/calendar/direct-bookings.ics', 'calendar'],
    ['/api/admin/calendar', 'calendar'],
    ['/api/admin/calendar-feeds/7', 'calendar'],
    ['/api/admin/sync-calendars', 'calendar'],
    ['/api/admin/cleanup-duplicates', 'calendar'],
    ['/api/contact', 'crm-email'],
    ['/api/chat', 'crm-email'],
    ['/api/newsletter/signup', 'crm-email'],
    ['/api/crm/guests/5/notes', 'crm-email'],
    ['/api/admin/email-sequences', 'crm-email'],
    ['/api/admin/emails/preview', 'crm-email'],
    ['/api/admin/sequence-templates/reorder', 'crm-email'],
    ['/api/admin/newsletter-subscribers', 'crm-email'],
    ['/mail/unsubscribe', 'crm-email'],
    ['/api/chat/person', 'crm-email'],
    ['/api/admin/inbox/threads/5', 'crm-email'],
    ['/api/stay/messages', 'crm-email'],
    ['/api/quote', 'booking'],
    ['/api/stripe/webhook', 'booking'],
    ['/api/admin/bookings', 'booking'],
    ['/api/contacts', 'booking'],
    ['/api/admin/inboxes', 'booking'],
    ['/api/stay', 'booking'],
    ['/api/stay/extras', 'booking'],
    ['/api/own-stay', 'booking'],
    ['/api/find-booking', 'booking'],
    ['/api/no-such-call', 'booking'],
    ['/api', 'booking'],
  ])('sends %s to svc-%s', (path, service) => {
    expect(serviceOf(path)).toBe(service);
  });

  it.each([
    '/',
    '/booking',
    '/admin/calendar',
    '/admin/emails',
    '/apiary',
    '/calendars',
    '/mailbox',
    '//api/quote',
    '/internal/poll-stale-feeds',
    '/openapi.json',
    '/docs',
    '/metrics',
    '/.well-known/jwks.json',
    '/internal/snapshots/bookings',
  ])('leaves %s to the pages', (path) => {
    expect(serviceOf(path)).toBeUndefined();
  });
});
