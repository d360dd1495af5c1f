import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { fullBlock, redactedBlock } from './blocked-entry.rules.ts';

const night = {
  blockId: 'block-1',
  revision: 1,
  date: calendarDate('2028-02-29'),
  reason: 'owner-use',
  createdAt: new Date('2027-01-05T10:00:00Z'),
  updatedAt: new Date('2027-01-05T10:00:00Z'),
} as const;

test('a blocked night ends on the following day and has the same UID in both exports', () => {
  expect(fullBlock(night)).toMatchObject({
    uid: redactedBlock(night).uid,
    startDate: '2028-02-29',
    endDate: '2028-03-01',
    summary: 'Blocked',
    description: 'Owner use',
  });
});

test('a redacted block looks like any stay and hides its reason', () => {
  expect(redactedBlock(night).summary).toBe('Reserved');
  expect(redactedBlock(night).description).toBeUndefined();
});
