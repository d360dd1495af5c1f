import { expect, test } from 'vitest';
import { linkAddress, pictureAddress } from './address.ts';

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  [' example.com/lake ', 'https://example.com/lake'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['tel:+14045550137', 'tel:+14045550137'],
  ['{{ links.booking }}', '{{ links.booking }}'],
  ['mailto:{{ property.email }}?subject=Hi', 'mailto:{{ property.email }}?subject=Hi'],
  ['javascript:alert(1)', undefined],
  ['the lake', undefined],
  ['https://', undefined],
  ['https://example.com/"x', undefined],
  ['', undefined],
])('%j is the link %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test('a picture comes from the web', () => {
  expect(pictureAddress('example.com/a.jpg')).toBe('https://example.com/a.jpg');
  expect(pictureAddress('{{ links.site }}logo.png')).toBe('{{ links.site }}logo.png');
  expect(pictureAddress('mailto:ada@example.com')).toBeUndefined();
});
