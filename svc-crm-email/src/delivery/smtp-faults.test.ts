import { expect, test } from 'vitest';
import { refusalOf } from './smtp-faults.ts';

const said = (reason: string, command?: string, code = 'EENVELOPE') =>
  Object.assign(new Error(reason), {
    code,
    command,
    ...(/^\d{3}/.test(reason) ? { responseCode: Number(reason.slice(0, 3)) } : {}),
  });

test.each([
  ['535 5.7.8 Username and Password not accepted', 'AUTH PLAIN', 'EAUTH', 'login'],
  ['454 4.7.0 Too many login attempts, please try again later', 'AUTH LOGIN', 'EAUTH', 'login'],
  ['530 5.7.0 Authentication Required', 'MAIL FROM', 'EENVELOPE', 'login'],
  ['550 5.4.5 Daily user sending limit exceeded', 'DATA', 'EMESSAGE', 'quota'],
  ['450 4.2.1 The user has exceeded the hourly sending quota', 'MAIL FROM', 'EENVELOPE', 'quota'],
  ['452 4.5.3 Your message has too many recipients, daily limit exceeded', 'RCPT TO', 'EENVELOPE', 'quota'],
  ['421 4.7.0 Try again later, closing connection', 'MAIL FROM', 'EENVELOPE', 'unavailable'],
  ['451 4.7.1 Greylisting in action', 'MAIL FROM', 'EENVELOPE', 'unavailable'],
  ['452 4.3.1 Insufficient system storage', 'DATA', 'EMESSAGE', 'unavailable'],
  ['554 5.7.1 Your address is on a block list', 'CONN', 'EPROTOCOL', 'unavailable'],
  ['553 5.7.1 Sender address rejected: not owned by user', 'MAIL FROM', 'EENVELOPE', 'sender'],
  ['454 4.7.0 TLS not available', 'STARTTLS', 'ETLS', 'encryption'],
  ['unable to verify the first certificate', 'CONN', 'ESOCKET', 'encryption'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'CONN', 'ESOCKET', 'unreachable'],
  ['Greeting never received', 'CONN', 'ETIMEDOUT', 'unreachable'],
  ['read ECONNRESET', 'DATA', 'ECONNECTION', 'unreachable'],
])('%s at %s is a fault of the account', (reason, command, code, fault) => {
  expect(refusalOf(said(reason, command, code))).toMatchObject({ outcome: 'account-fault', fault });
});

test.each([
  ['450 4.2.0 Greylisted, see postgrey', 'RCPT TO'],
  ['451 4.3.0 Temporary lookup failure', 'RCPT TO'],
  ['452 4.2.2 Mailbox full, quota exceeded', 'RCPT TO'],
  ['451 4.7.1 Please try again later', 'DATA'],
])('%s at %s delays one email', (reason, command) => {
  expect(refusalOf(said(reason, command))).toMatchObject({ outcome: 'deferred' });
});

test.each([
  ['550 5.1.1 no such mailbox', 'RCPT TO', true],
  ['552 5.2.2 Over quota: mailbox quota exceeded', 'RCPT TO', false],
  ['550 5.7.1 relaying denied', 'RCPT TO', false],
  ['552 5.3.4 Message size exceeds fixed limit', 'MAIL FROM', false],
  ['554 5.7.1 Message rejected as spam', 'DATA', false],
])('%s at %s refuses one email', (reason, command, isAddressDead) => {
  expect(refusalOf(said(reason, command))).toMatchObject({ outcome: 'refused', isAddressDead });
});

test('an unknown error refuses only its own email', () => {
  expect(refusalOf(new Error('Invalid attachment'))).toMatchObject({ outcome: 'refused' });
});

test('the reason does not repeat the link of a stay, which filters for spam quote', () => {
  const refusal = refusalOf(
    said(`554 5.7.1 blocked: ${'.'.repeat(440)} https://house.example/stay/${'t'.repeat(43)}`, 'DATA'),
  );
  expect(refusal.reason).toMatch(/^554 5\.7\.1 blocked: .+ https:\/\/house\.example\/stay\/…$/);
});
