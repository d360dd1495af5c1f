import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bundledProperty } from '@getaway/property';
import { bookingState } from '@getaway/testing/booking-state';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';

let emails: EmailWriter;
beforeAll(async () => {
  const fill = await loadTemplates(bundledProperty);
  emails = createEmailWriter({ fill, property: bundledProperty, publicOrigin: 'http://localhost:8080' });
});

/** The readable text of both parts of an email, each on one line. */
const readIn = ({ html, text }: { html: string; text: string }) =>
  [html.replace(/^.*<body/s, '<body').replaceAll(/<[^>]*>/g, ' '), text].map((part) =>
    part.replaceAll(/\s+/g, ' '),
  );

describe('the email about a payment or a refund without a card', () => {
  const received = (entry: {
    kind: 'payment' | 'refund';
    method: 'card' | 'cash' | 'other';
    amount: string;
  }) => {
    const stay = bookingState();
    const { bookingReference, guestName, status: bookingStatus } = stay;
    const effectiveOn = calendarDate('2027-05-01');
    const reported = { bookingReference, guestName, bookingStatus, stay, balance: '0.00' };
    return readIn(emails.paymentRecorded({ ...reported, entry: { ...entry, effectiveOn } }));
  };

  test.each([
    [{ kind: 'payment', method: 'card', amount: '43.86' }, /Received by card:? \$43\.86/],
    [{ kind: 'payment', method: 'other', amount: '43.86' }, /Received:? \$43\.86/],
    [{ kind: 'refund', method: 'cash', amount: '-43.86' }, /Returned in cash:? \$43\.86/],
  ] as const)('says in words how the money came or went: %o', (entry, words) => {
    for (const part of received(entry)) expect(part).toMatch(words);
  });

  test('says thank you only once when the stay is paid in full', () => {
    for (const part of received({ kind: 'payment', method: 'card', amount: '43.86' })) {
      expect(part).toContain('Your stay is paid in full.');
      expect(part.match(/thank you/gi)).toHaveLength(1);
    }
  });
});

test('a confirmation mentions its attachment in both parts', () => {
  for (const part of readIn(emails.bookingConfirmed(bookingState())))
    expect(part).toContain('Open the attachment to add your stay to your calendar.');
});
