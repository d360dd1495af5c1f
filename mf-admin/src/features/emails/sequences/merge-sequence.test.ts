import { expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { mergeSequence } from './merge-sequence.ts';
import { sequenceValues } from './sequence-values.ts';

const opened: EmailSequence = {
  ...{
    id: 's',
    name: 'Before',
    description: null,
    sequenceKey: 'before',
    triggerType: 'manual',
    triggerValue: null,
  },
  ...{ isActive: false, createdAt: '2027-01-01T00:00:00Z', templates: [], templatesCount: 0 },
};

test('keeps a trigger with its days, and says the other one in words', () => {
  const typed = { ...sequenceValues(opened), triggerType: 'booking_confirmed' as const };
  const newest: EmailSequence = {
    ...{ ...opened, triggerType: 'days_before_checkin', triggerValue: 3, description: 'Theirs' },
  };
  expect(mergeSequence(opened, typed, newest)).toEqual({
    values: { ...typed, description: 'Theirs' },
    taken: ['Description'],
    conflicts: [{ label: 'Trigger', theirs: '3 days before check-in' }],
  });
});
