import { expect, it } from 'vitest';
import { faultsByField } from './server-faults.ts';

it('keeps every fault of a field, and each one once', () => {
  expect(
    faultsByField([
      { path: 'body', message: 'The link has no address' },
      { path: 'at.time', message: 'This time has passed' },
      { path: 'body', message: 'Unknown variable: guest.name' },
      { path: 'body', message: 'The link has no address' },
    ]),
  ).toEqual([
    { name: ['body'], errors: ['The link has no address', 'Unknown variable: guest.name'] },
    { name: ['at', 'time'], errors: ['This time has passed'] },
  ]);
});
