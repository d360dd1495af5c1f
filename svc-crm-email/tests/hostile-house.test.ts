import type { Property } from '@getaway/property';
import { bookingState } from '@getaway/testing/booking-state';
import { calendarShapeOf, shapeOf } from '@getaway/testing/html-shape';
import { rewrittenHouses, textPairs } from '@getaway/testing/rewritten-house';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenEmails } from '../pictures/written-emails.ts';
import { stayCancellation, stayInvitation } from '../src/booking-emails/stay-invitation.ts';
import { houseFacts } from '../src/chat/house-facts.ts';
import { topics } from '../src/chat/topics/all.rules.ts';
import { helpTopics } from '../src/chat/topics/help.rules.ts';

test('no text of a house becomes HTML in an email, whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(textPairs, async (texts) => {
      const { hostile, harmless } = rewrittenHouses(texts);
      const expected = await writtenEmails(harmless);
      for (const [index, { name, html }] of (await writtenEmails(hostile)).entries())
        expect(shapeOf(html), name).toEqual(shapeOf(expected[index]?.html ?? ''));
    }),
    { numRuns: 3 },
  );
});

test('no text of a house adds a line to the calendar file of a stay', () => {
  fc.assert(
    fc.property(textPairs, (texts) => {
      const { hostile, harmless } = rewrittenHouses(texts);
      for (const write of [stayInvitation, stayCancellation])
        expect(calendarShapeOf(write(bookingState(), hostile).content)).toEqual(
          calendarShapeOf(write(bookingState(), harmless).content),
        );
    }),
    { numRuns: 10 },
  );
});

test('no text of a house changes where an answer of the chat leads', () => {
  const linksOf = (property: Property) =>
    [...helpTopics, ...topics].flatMap(({ answer }) =>
      typeof answer === 'function' ? answer(houseFacts(property), '').links : [],
    );
  fc.assert(
    fc.property(textPairs, (texts) => {
      const { hostile, harmless } = rewrittenHouses(texts);
      expect(linksOf(hostile)).toEqual(linksOf(harmless));
    }),
    { numRuns: 10 },
  );
});
