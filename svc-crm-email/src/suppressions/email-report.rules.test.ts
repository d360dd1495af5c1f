import { expect, test } from 'vitest';
import { emailReportOf } from './email-report.rules.ts';

const email = 'Ada@Example.com';

test.each([
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: email, Description: 'No mailbox' }],
  [
    'Mailgun',
    { 'event-data': { event: 'failed', severity: 'permanent', recipient: email, reason: 'No mailbox' } },
  ],
  [
    'Resend',
    { type: 'email.bounced', data: { to: [email], bounce: { type: 'Permanent', message: 'No mailbox' } } },
  ],
  ['our own format', { event: 'bounced', email, detail: 'No mailbox' }],
])('reads a permanent bounce in the format of %s', (_, body) => {
  expect(emailReportOf(body)).toEqual({ kind: 'bounced', email: 'ada@example.com', detail: 'No mailbox' });
});

test('ignores an address that cannot be stored, and cleans what the provider says about it', () => {
  expect(emailReportOf({ event: 'bounced', email: 'ada\u0000@example.com' })).toBeUndefined();
  expect(emailReportOf({ event: 'bounced', email: '\uD800@example.com' })).toBeUndefined();
  expect(emailReportOf({ event: 'bounced', email, detail: 'No\u0000 such\nuser' })).toMatchObject({
    detail: 'No such user',
  });
});

test.each([
  ['Postmark', { RecordType: 'SpamComplaint', Email: email }],
  ['Mailgun', { 'event-data': { event: 'complained', recipient: email } }],
  ['Resend', { type: 'email.complained', data: { to: [email] } }],
  ['our own format', { event: 'complained', email }],
])('reads a complaint in the format of %s', (_, body) => {
  expect(emailReportOf(body)).toMatchObject({ kind: 'complained', email: 'ada@example.com' });
});

test.each([
  [{ RecordType: 'Bounce', Type: 'SoftBounce', Email: email }],
  [{ RecordType: 'Delivery', Recipient: email }],
  [{ 'event-data': { event: 'failed', severity: 'temporary', recipient: email } }],
  [{ 'event-data': null }],
  [{ type: 'email.delivered', data: { to: [email] } }],
  [{ event: 'bounced', email: 'nobody' }],
  [{ event: 'constructor', email }],
  [{}],
])('ignores %j', (body) => {
  expect(emailReportOf(body)).toBeUndefined();
});
