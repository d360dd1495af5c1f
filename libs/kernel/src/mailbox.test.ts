import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Quincy@Example.com', 'quincy@example.com'],
  ['quincy+one@example.com', 'quincy@example.com'],
  ['q.u.incy@example.com', 'q.u.incy@example.com'],
  ['Q.u.incy+two@gmail.com', 'quincy@gmail.com'],
  ['quincy@googlemail.com', 'quincy@gmail.com'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
