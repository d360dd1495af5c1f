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

function show(content: Content, published: Content): void {
  render(<FirstQuestions {...{ content, published, sample }} onGoTo={() => undefined} />);
}

it('asks for amenities and the way in before a house goes online under its own name', () => {
  show(own, sample);
  expect(screen.getByRole('button', { name: 'Add What Your House Has' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose How Guests Get In' })).toBeDefined();
});

it('asks a house that is online only for amenities, and the sample nothing', () => {
  show(own, own);
  expect(screen.getAllByRole('note')).toHaveLength(1);
  show(sample, sample);
  expect(screen.getAllByRole('note')).toHaveLength(1);
});

it('asks nothing where a host has answered', () => {
  show(listing('Barrel sauna'), sample);
  expect(screen.queryAllByRole('note')).toHaveLength(0);
});
