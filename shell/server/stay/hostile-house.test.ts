import { exampleStay } from '@getaway/testing/example-stay';
import { shapeOf } from '@getaway/testing/html-shape';
import { rewrittenHouses, textPairs } from '@getaway/testing/rewritten-house';
import type { Property } from '@getaway/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainStay } from './plain-stay.ts';
import { foreignForm, notePage } from './plain-notes.ts';

it('no text of a house or of a message becomes HTML on the plain page of a stay', () => {
  const pageOf = (property: Property, text: string) => [
    plainStay({
      view: { ...exampleStay, status: 'pending_payment' },
      messages: [{ id: '1', from: 'guest', text, sentAt: '2027-02-01T10:00:00.000Z' }],
      property,
      path: '/stay/T',
    }).text,
    JSON.stringify(notePage(property, foreignForm)),
  ];
  fc.assert(
    fc.property(textPairs, (texts) => {
      const { hostile, harmless } = rewrittenHouses(texts);
      expect(pageOf(hostile, texts.hostile).map(shapeOf)).toEqual(
        pageOf(harmless, texts.harmless).map(shapeOf),
      );
    }),
    { numRuns: 10 },
  );
});
