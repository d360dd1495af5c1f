// @vitest-environment jsdom
import { answers } from '@getaway/property/house/home';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { Questions } from './questions.tsx';

cleanUpRenderedPages();

it('has each answer of the host below its question, and no question without one', () => {
  const { container } = render(<Questions />);
  const said = [...container.querySelectorAll('details > p')].map(({ textContent }) => textContent);
  expect(said.toSorted()).toEqual(Object.values(answers).toSorted());
  expect(screen.getByText('Are pets allowed?')).toBeDefined();
  expect(answers.luggage).toBeUndefined();
  expect(screen.queryByText(/luggage/)).toBeNull();
});
