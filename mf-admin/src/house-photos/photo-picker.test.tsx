// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../actions/page-at.tsx';
import { PhotoPickerOnDemand } from './photo-picker-on-demand.tsx';
import type { ChosenPhoto } from './photo-picker.tsx';

cleanUpRenderedPages();

const upload = `${'a'.repeat(32)}.webp`;
const address = `https://example.com/api/pictures/${'a'.repeat(32)}-email.jpg`;

const houseWith = (photos: object) => ({
  published: {
    revision: 1,
    publishedAt: '2027-03-10T12:00:00.000Z',
    publishedBy: 'admin',
    source: 'staff',
    content: { media: { photos } },
    fromSample: [],
  },
  revision: 1,
  draft: null,
  sample: {},
});

function Opened({ onChosen }: { onChosen: (photo: ChosenPhoto) => void }): ReactNode {
  const [open, setOpen] = useState(true);
  return <PhotoPickerOnDemand open={open} onClose={() => setOpen(false)} onChosen={onChosen} />;
}

function open(api: PageApi): ChosenPhoto[] {
  const chosen: ChosenPhoto[] = [];
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Opened onChosen={(photo) => chosen.push(photo)} />
    </PageAt>,
  );
  return chosen;
}

it('makes an uploaded photo public when it is chosen, and takes its description along', async () => {
  await using api = await startPageApi(({ method }) =>
    method === 'POST'
      ? { status: 200, body: { address } }
      : { status: 200, body: houseWith({ house: { file: `uploads/${upload}`, alt: 'The porch' } }) },
  );
  const chosen = open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'The porch' }));
  await expect.poll(() => chosen).toEqual([{ address, alt: 'The porch' }]);
  expect(api.requests.at(-1)).toMatchObject({
    method: 'POST',
    path: `/api/admin/house/files/${upload}/email`,
  });
});

it('offers photos from the web as they are, and none beside the house file', async () => {
  const web = 'https://photos.example.com/lake.jpg';
  await using api = await startPageApi(() => ({
    status: 200,
    body: houseWith({ lake: web, house: 'photos/house.jpg' }),
  }));
  const chosen = open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1' }));
  await expect.poll(() => chosen).toEqual([{ address: web, alt: '' }]);
  expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

it('leads to where photos are added while there is none, and shows them on the way back', async () => {
  let photos: object = {};
  await using api = await startPageApi(() => ({ status: 200, body: houseWith(photos) }));
  open(api);
  expect(await screen.findByText('No photos yet')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open Website › Photos' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/admin/website?part=photos',
    '_blank',
  ]);
  photos = { house: { file: `uploads/${upload}`, alt: 'The porch' } };
  fireEvent.focus(window);
  expect(await screen.findByRole('button', { name: 'The porch' })).toBeTruthy();
});

it('offers to load them again when that failed', async () => {
  let isDown = true;
  await using api = await startPageApi(() =>
    isDown ? { status: 500, body: {} } : { status: 200, body: houseWith({}) },
  );
  open(api);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('No photos yet')).toBeTruthy();
});

it('stays open when a photo could not be prepared', async () => {
  await using api = await startPageApi(({ method }) =>
    method === 'POST'
      ? { status: 404, body: {} }
      : { status: 200, body: houseWith({ house: `uploads/${upload}` }) },
  );
  const chosen = open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 1' }));
  expect(await screen.findByText('Failed to prepare the photo')).toBeTruthy();
  expect(chosen).toEqual([]);
});
