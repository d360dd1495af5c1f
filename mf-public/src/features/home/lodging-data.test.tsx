// @vitest-environment jsdom
import { render } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { LodgingData } from './lodging-data.tsx';

cleanUpRenderedPages();

it('shows search engines the shared picture and those of the house, each once, at whole addresses', () => {
  const { container } = render(<LodgingData />);
  const text = container.querySelector('script')?.textContent ?? '';
  const { image } = v.parse(v.object({ image: v.array(v.pipe(v.string(), v.url())) }), JSON.parse(text));
  expect(image[0]).toMatch(/\/share\.jpg$/);
  expect(image.length).toBeGreaterThanOrEqual(6);
  expect(image.length).toBeLessThanOrEqual(9);
  expect(new Set(image).size).toBe(image.length);
});
