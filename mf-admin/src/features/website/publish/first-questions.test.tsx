// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import type { Content } from '../content/content.ts';
import { FirstQuestions } from './first-questions.tsx';

cleanUpRenderedPages();

const sample = { name: 'Lantern Hollow' };
const own = { name: 'Juniper Cabin' };
const listing = (label: string): Content => ({
  ...own,
  entry: { way: 'shared' },
  texts: { home: { amenities: { list: [{ icon: 'sauna', label }] } } },
});

function show(content: Content): void {
  render(<FirstQuestions {...{ content, sample }} onGoTo={() => undefined} />);
}

it('asks for amenities and the way in until they are settled', () => {
  show(own);
  expect(screen.getByRole('button', { name: 'Add What Your House Has' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose How Guests Get In' })).toBeDefined();
});

it('asks nothing about the way in once its codes are kept, and the sample nothing at all', () => {
  show({ ...own, keptFromSample: ['entry.way own-code'] });
  expect(screen.getAllByRole('note')).toHaveLength(1);
  show(sample);
  expect(screen.getAllByRole('note')).toHaveLength(1);
});

it('asks nothing where a host has answered', () => {
  show(listing('Barrel sauna'));
  expect(screen.queryAllByRole('note')).toHaveLength(0);
});
