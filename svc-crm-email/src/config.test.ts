import { describe, expect, test } from 'vitest';
import { ConfigurationError, loadConfig } from '@getaway/service-kit/config';
import { configSchema } from './config.ts';

const needed = {
  DATABASE_URL: 'postgresql://crm_email@localhost/crm_email',
  NATS_URL: 'nats://localhost',
  INTERNAL_TOKEN: 'a token for tests that is long',
  SESSION_JWKS_URL: 'http://localhost:8101/.well-known/jwks.json',
  SMTP_URL: 'smtp://localhost:1025',
  BOOKING_URL: 'http://localhost:8101',
  MAIL_LINK_SECRET: 'a secret for tests, long enough for them',
  STAY_LINK_SECRET: 'another secret for tests, long enough for them',
};

describe('MAIL_FROM', () => {
  test.each([
    ['Lantern Hollow <stay@example.com>', { name: 'Lantern Hollow', address: 'stay@example.com' }],
    ['stay@example.com', { name: '', address: 'stay@example.com' }],
  ])('%s', (text, mailbox) => {
    expect(loadConfig(configSchema, { ...needed, MAIL_FROM: text }).MAIL_FROM).toEqual(mailbox);
  });

  test.each(['Lantern Hollow', 'a@example.com, b@example.com', 'x <a@example.com>\r\nBcc: b@example.com'])(
    '%j stops the start',
    (text) => {
      expect(() => loadConfig(configSchema, { ...needed, MAIL_FROM: text })).toThrow(ConfigurationError);
    },
  );
});

test('names all missing variables at once', () => {
  expect(() => loadConfig(configSchema, {})).toThrow(
    /DATABASE_URL is missing[\s\S]*SESSION_JWKS_URL is missing[\s\S]*SMTP_URL is missing/,
  );
});
