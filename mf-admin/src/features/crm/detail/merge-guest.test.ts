import { expect, test } from 'vitest';
import { mergeGuest } from './merge-guest.ts';
import { textFields, type GuestValues } from './guest-values.ts';

test('keeps the typed text, takes the rest, and says what the other one chose', () => {
  const opened = {
    ...Object.fromEntries(textFields.map((field) => [field, ''])),
    ...{ sequenceStep: 0, optOutEmails: false },
  } as GuestValues;
  const typed = { ...opened, preferences: 'Tea\n', optOutEmails: false };
  const newest = { ...opened, preferences: 'Coffee', city: 'Boone', optOutEmails: true };
  expect(mergeGuest(opened, typed, newest)).toMatchObject({
    values: { preferences: 'Tea\n', city: 'Boone', optOutEmails: true },
    taken: ['City', 'Marketing Emails'],
    conflicts: [{ label: 'Preferences', theirs: 'Coffee' }],
  });
});
