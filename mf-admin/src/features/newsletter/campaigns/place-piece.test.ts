import { expect, it } from 'vitest';
import { photoPiece, placePiece } from './place-piece.ts';

const address = 'https://example.com/api/pictures/a-email.jpg';
const placed = (alt: string) => {
  const { text, select } = placePiece(photoPiece({ address, alt }), '', 0, 0);
  return { text, selected: text.slice(...select) };
};

it('writes a photo with its description as a picture of the text', () => {
  expect(placed('The porch at dusk').text).toBe(`![The porch at dusk](${address})`);
});

it('keeps a description within its brackets, and makes no variable of it', () => {
  expect(placed('The [new] porch\nof {{ us }}').text).toBe(`![The new porch of us](${address})`);
});

it('has words to type over where a photo has no description', () => {
  expect(placed('')).toEqual({ text: `![What it shows](${address})`, selected: 'What it shows' });
});
