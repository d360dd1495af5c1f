// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import { ChangeList } from './change-list.tsx';

cleanUpRenderedPages();

it('counts what guests see, and names what is kept of the sample', () => {
  const changes = [
    { path: ['name'], before: 'Lantern Hollow', after: 'Cedar Cabin' },
    { path: ['tagline'], before: 'Old', after: 'New' },
    { path: ['keptFromSample'], before: 0, after: 6 },
  ];
  const { rerender } = render(<ChangeList changes={changes} content={{}} label="Changes" />);
  expect(screen.getByText('2 changes').parentElement?.textContent).toBe('2 changes in one part:');
  const list = screen.getByRole('list', { name: 'Changes' });
  expect([...list.children].map(({ textContent }) => textContent?.slice(0, 12))).toEqual(['Name & Place']);
  const kept = 'You keep 6 of the sample’s texts and pictures, because they’re true for your house';
  expect(screen.getByText(`${kept}.`)).toBeDefined();
  const names = ['Home Page: Kitchen', 'Photos: Amenities › Bedroom'];
  rerender(<ChangeList changes={changes} content={{}} label="Changes" kept={names} />);
  const short = kept.replace('6', '2');
  expect(screen.getByText(`${short}: Home Page: Kitchen; Photos: Amenities › Bedroom.`)).toBeDefined();
  const many = Array.from({ length: 9 }, (_, at) => `Home Page: Amenity ${at}`);
  rerender(<ChangeList changes={changes} content={{}} label="Changes" kept={many} />);
  expect(screen.getByText('Home Page: Amenity 8').closest('details')?.open).toBe(false);
});

it('counts an entry with several edits once, and lists them below its name', () => {
  const reviews = [{ guests: 'Ann', occasion: 'Rest', text: 'Loud' }];
  const changes = [
    { path: ['reviews', 0, 'occasion'], before: 'Break', after: 'Rest' },
    { path: ['reviews', 0, 'text'], before: 'Quiet', after: 'Loud' },
    { path: ['name'], before: 'Lantern Hollow', after: 'Cedar Cabin' },
  ];
  render(<ChangeList changes={changes} content={{ reviews }} label="Changes" />);
  expect(screen.getByText('2 changes').parentElement?.textContent).toBe('2 changes in 2 parts:');
  expect(screen.getByText('Reviews (1)')).toBeDefined();
  const inside = screen.getByRole('list', { name: /Ann$/ });
  expect([...inside.children].map(({ textContent }) => textContent)).toEqual([
    'OccasionBreak → Rest',
    'ReviewQuiet → Loud',
  ]);
});

it('says that all entries of a list were removed', () => {
  const before = [{ guests: 'Ann' }, { guests: 'Bo' }];
  render(<ChangeList changes={[{ path: ['reviews'], before, after: [] }]} content={{}} label="Changes" />);
  expect(screen.getByText('1 change')).toBeDefined();
  expect(screen.getByText(/^Removed both reviews/).textContent).toBe('Removed both reviews: Ann · Bo');
});
