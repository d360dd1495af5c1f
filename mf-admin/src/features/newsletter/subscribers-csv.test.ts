import { expect, test } from 'vitest';
import { subscribersCsv } from './subscribers-csv.ts';

const ada = {
  id: 's1',
  firstName: 'Ada',
  lastName: 'Byron, Countess',
  email: 'ada@example.com',
  promoCode: 'ESCAPE-ABC234',
  campaignName: 'childcare-landing',
  emailSent: true,
  emailSentAt: '2026-02-14T05:03:09.000Z',
  subscribedAt: '2026-02-14T04:59:59.000Z',
  isActive: true,
};

test('has the specification’s columns, and times in the property’s time zone', () => {
  const [titles, record] = subscribersCsv([ada]).split('\r\n');
  expect(titles).toBe(
    '\uFEFFFirst Name,Last Name,Email,Promo Code,Campaign,Email Sent,Email Sent Date,Subscribed Date,Status',
  );
  expect(record).toBe(
    'Ada,"Byron, Countess",ada@example.com,ESCAPE-ABC234,childcare-landing,Yes,2026-02-14 00:03:09,2026-02-13 23:59:59,Active',
  );
});

test('leaves missing values empty and escapes formulas in names', () => {
  const unsent = {
    ...ada,
    firstName: '=1+1',
    emailSent: false,
    emailSentAt: null,
    promoCode: null,
    isActive: false,
  };
  expect(subscribersCsv([unsent]).split('\r\n')[1]).toBe(
    '\'=1+1,"Byron, Countess",ada@example.com,,childcare-landing,No,,2026-02-13 23:59:59,Inactive',
  );
});
