import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subjectWithoutName } from './subject-without-name.ts';

test.each([
  ['{{ guest.firstName }}, a quiet week for two', 'A quiet week for two'],
  ['{{ guest.firstName }}: spring is here', 'Spring is here'],
  ['🌷 {{ guest.firstName }}, spring is here', '🌷 Spring is here'],
  ['This winter, {{guest.firstName}}, come back', 'This winter, come back'],
  ['It’s spring. {{ guest.firstName }}, come back', 'It’s spring. Come back'],
  ['A quiet week for two, {{ guest.firstName }}', 'A quiet week for two'],
  ['A quiet week for two, {{ guest.firstName }}?', 'A quiet week for two?'],
  ['Come back {{ guest.firstName }}', 'Come back'],
  ['Hi {{ guest.firstName }}, spring is here', 'Hi, spring is here'],
  ['Hello {{ guest.firstName }}!', 'Hello!'],
  ['Dear {{ guest.firstName }}, spring is here', 'Spring is here'],
  ['{{ guest.firstName }}’s quiet week', 'Quiet week'],
  ['A week for {{ guest.firstName }} in spring', 'A week for you in spring'],
  ['{{ property.name }}, {{ guest.firstName }}, in spring', '{{ property.name }}, in spring'],
  ['Spring at {{ property.name }}', 'Spring at {{ property.name }}'],
  ['{{ guest.firstName }}', '{{ property.name }}'],
  ['{{ guest.firstName }}!', '{{ property.name }}'],
  ['', ''],
])('%s reads as %s without a name', (subject, expected) => {
  expect(subjectWithoutName(subject)).toBe(expected);
});

test('leaves no name, no loose comma, and no double space wherever the name was', () => {
  const part = fc.constantFrom('spring', 'Hi', ', ', ' ', '. ', '! ', 'for', '{{ guest.firstName }}');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const subject = parts.join(' ').trim();
      const read = subjectWithoutName(subject);
      if (subject.includes('{{')) {
        expect(read).toMatch(/[\p{L}\p{N}]/u);
        expect(read).not.toMatch(/guest\.firstName|^[\s,]|\s$| {2}/);
      } else expect(read).toBe(subject);
    }),
  );
});
