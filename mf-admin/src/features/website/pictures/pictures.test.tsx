// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ExampleHouse } from '../example-house.ts';
import { WebsitePage } from '../website.page.tsx';

const name = `uploads/${'a1'.repeat(16)}.webp`;
/** The names of two places. */
const tub = 'Amenities › Hot tub for two';
const top = 'Home page › Top';
const taken = { status: 200, body: { name, width: 1600, height: 900, bytes: 5 } };

/** Answers uploads one after the other, as the server does. */
class ExampleRequest extends EventTarget {
  static answers: { status: number; body: object }[] = [];
  static opened: string[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open = (method: string, address: string): void => void ExampleRequest.opened.push(`${method} ${address}`);
  setRequestHeader = (): void => undefined;
  getResponseHeader = (): string => 'application/problem+json';
  send = (): void => {
    const answer = ExampleRequest.answers.shift();
    this.status = answer?.status ?? 0;
    this.responseText = JSON.stringify(answer?.body);
    queueMicrotask(() => this.dispatchEvent(new Event(answer ? 'load' : 'error')));
  };
}

cleanUpRenderedPages();
beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  sessionStorage.clear();
  ExampleRequest.answers = [];
  ExampleRequest.opened = [];
  vi.stubGlobal('XMLHttpRequest', ExampleRequest);
});
afterEach(() => void vi.unstubAllGlobals());

function open(api: PageApi, part: string): void {
  render(
    <PageAt address={`/admin/website?part=${part}`} fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
}

const upload = async (label: string): Promise<void> =>
  userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' }),
    new File(['photo'], 'tub.jpg', { type: 'image/jpeg' }),
  );

it('shows the drawing that a place has until there is a photo', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api, 'photos');
  const place = await screen.findByRole('group', { name: tub });
  expect(place.querySelector('img')?.getAttribute('src')).toContain('hot-tub');
});

it('puts an uploaded photo into the draft, shows it, and removes it', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  ExampleRequest.answers = [taken];
  await upload(tub);
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['media', 'photos', 'hot-tub'], name));
  expect(ExampleRequest.opened).toEqual(['POST /api/admin/house/files?use=photo']);
  const shown = screen.getByRole<HTMLImageElement>('img', { name: 'Your picture' });
  expect(screen.getByText('Replace photo…')).toBeDefined();
  expect(shown.getAttribute('src')).toBe(`/api/admin/house/files/${'a1'.repeat(16)}.webp?width=420`);
  await userEvent.click(screen.getByRole('button', { name: `Remove ${tub}` }));
  await waitFor(() => expect(house.draft?.content).not.toHaveProperty('media'));
  await userEvent.click(screen.getByRole('button', { name: `Undo: Remove “${tub}”` }));
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['media', 'photos', 'hot-tub'], name));
});

it('asks for a description of a photo, and for the point of it that stays in view', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  ExampleRequest.answers = [taken];
  await upload(tub);
  const hint = await screen.findByText(/^Say what the photo shows.* While this is empty/);
  expect(hint.closest('form')?.textContent).not.toContain('Description (optional)');
  expect(document.activeElement).toBe(screen.getByLabelText(`Description of ${tub}`));
  const photo = ['media', 'photos', 'hot-tub'];
  await userEvent.type(screen.getByLabelText(`Description of ${tub}`), 'Steam over  the tub ');
  await userEvent.tab();
  await waitFor(() =>
    expect(house.draft?.content).toHaveProperty(photo, { file: name, alt: 'Steam over the tub' }),
  );
  expect(screen.queryByText(/^Say what the photo/)).toBeNull();
  const fromTheTop = screen.getByLabelText(`${tub}: point in view, percent from the top`);
  fireEvent.change(fromTheTop, { target: { value: '20' } });
  fireEvent.blur(fromTheTop);
  const focus = { x: 50, y: 20 };
  await waitFor(() =>
    expect(house.draft?.content).toHaveProperty(photo, { file: name, alt: 'Steam over the tub', focus }),
  );
  ExampleRequest.answers = [taken];
  await upload(tub);
  await waitFor(() => expect(house.draft?.content).toHaveProperty(photo, name));
});

it('shows how the top picture is cropped, and leads to the point that stays in view, which can be dragged', async () => {
  const house = houseWithPhotos(2);
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  await userEvent.selectOptions(await screen.findByLabelText('Place of Photo 1'), top);
  const row = within(screen.getByRole('group', { name: top }));
  expect(row.getByText('Desktop')).toBeDefined();
  expect(row.getByText('Phone')).toBeDefined();
  expect(screen.getAllByText(/^Every screen crops/), 'not at other photos').toHaveLength(1);
  await userEvent.click(row.getByRole('button', { name: /^Choose What Stays in View/ }));
  expect(document.activeElement).toBe(row.getByLabelText(`${top}: point in view, percent from the left`));
  expect(row.getByText(/Drag the point/)).toBeDefined();
  expect(row.queryByRole('button', { name: /^Choose What Stays in View/ })).toBeNull();
  const photo = row.getByText(/Drag the point/).parentElement?.querySelector('button');
  if (!photo) throw new Error('no photo');
  photo.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.pointerDown(photo, { clientX: 100, clientY: 50, buttons: 1 });
  fireEvent.pointerMove(photo, { clientX: 40, clientY: 20, buttons: 1 });
  fireEvent.pointerUp(photo, { clientX: 40, clientY: 20 });
  fireEvent.pointerMove(photo, { clientX: 200, clientY: 100, buttons: 0 });
  const focus = { x: 20, y: 20 };
  await waitFor(() =>
    expect(house.draft?.content).toHaveProperty(['media', 'photos', 'house'], { file: ofSix(0), focus }),
  );
});

it('opens the crop of a top picture that was just uploaded', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api, 'photos');
  ExampleRequest.answers = [taken];
  await upload(top);
  expect((await screen.findByText(/Drag the point/)).closest('details')?.open).toBe(true);
});

it('takes many photos at once, says which is refused, and moves one to a place', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  const other = `uploads/${'b2'.repeat(16)}.webp`;
  const refusal = { type: 'unusable-picture', title: 'Unusable', status: 422, detail: 'It moves.' };
  ExampleRequest.answers = [
    taken,
    { status: 422, body: refusal },
    { status: 200, body: { ...taken.body, name: other } },
    taken,
  ];
  const files = ['garden', 'party', 'lake', 'garden copy'].map(
    (of) => new File([of], `${of}.jpg`, { type: 'image/jpeg' }),
  );
  await userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Add photos'), files);
  const photos = ['media', 'photos'];
  const both = { 'photo-1': name, 'photo-2': other };
  await waitFor(() => expect(house.draft?.content).toHaveProperty(photos, both));
  expect((await screen.findByText(/^garden copy/)).textContent).toBe(
    'garden copy.jpg: this photo is there already.',
  );
  expect(screen.getByText('party.jpg: It moves.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Show Photo 2 (lake) earlier' }));
  await waitFor(() => expect(house.draft?.content).toHaveProperty('media.gallery', ['photo-2', 'photo-1']));
  await userEvent.selectOptions(screen.getByLabelText('Place of Photo 1 (lake)'), top);
  await waitFor(() => expect(house.draft?.content).toHaveProperty(photos, { house: other, 'photo-1': name }));
  await userEvent.selectOptions(screen.getByLabelText(`Place of ${top}`), 'No place: only in the gallery');
  const back = { 'photo-1': name, 'photo-2': other };
  await waitFor(() => expect(house.draft?.content).toHaveProperty(photos, back));
});

const ofSix = (nth: number): string => `uploads/${`${nth}a`.repeat(16)}.webp`;

/** A house whose photos are all in the gallery. */
function houseWithPhotos(count: number): ExampleHouse {
  const house = new ExampleHouse();
  const photos = Object.fromEntries(Array.from({ length: count }, (_, at) => [`photo-${at + 1}`, ofSix(at)]));
  house.save({ ...house.published.content, name: 'Fern Hollow Cabin', media: { photos } });
  return house;
}

it('stays where the photo was when it moves to a place: the next photo has the focus, and the move is announced', async () => {
  await using api = await startPageApi(houseWithPhotos(3).answer);
  open(api, 'photos');
  const select = await screen.findByLabelText<HTMLSelectElement>('Place of Photo 2');
  expect(select.selectedOptions[0]?.text).toBe('Only in the gallery');
  await userEvent.selectOptions(select, top);
  expect(screen.getByLabelText<HTMLSelectElement>(`Place of ${top}`).selectedOptions[0]?.text).toBe(top);
  expect((await screen.findByText(`Moved to ${top}.`)).role).toBe('status');
  expect(document.activeElement).toBe(screen.getByLabelText('Place of Photo 3'));
  await userEvent.selectOptions(screen.getByLabelText('Place of Photo 3'), top);
  expect(document.activeElement, 'at the photo that was there').toBe(
    screen.getByLabelText('Place of Photo 2'),
  );
  await userEvent.selectOptions(screen.getByLabelText(`Place of ${top}`), 'No place: only in the gallery');
  expect(await screen.findByText('Moved to Gallery 3.')).toBeDefined();
  expect(document.activeElement, 'in the gallery, where it was').toBe(
    screen.getByLabelText('Place of Photo 3'),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.queryByText('Moved to Gallery 3.'), 'when it is undone').toBeNull();
});

it('shows a photo in a compact row, to be described there, with its crop and file behind one button', async () => {
  await using api = await startPageApi(houseWithPhotos(2).answer);
  open(api, 'photos');
  await userEvent.type(await screen.findByLabelText('Description of Photo 1'), 'The porch');
  const fold = screen.getByRole('button', { name: 'Photo 1: Crop or replace' });
  expect(screen.queryByText(/^Say what the photo shows/)).toBeNull();
  expect(screen.queryByText('Replace photo…')).toBeNull();
  await userEvent.click(fold);
  expect(screen.getByText('Replace photo…')).toBeDefined();
});

it('suggests what a photo of a named place shows, to be taken with one click', async () => {
  const house = houseWithPhotos(1);
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  await userEvent.selectOptions(await screen.findByLabelText('Place of Photo 1'), tub);
  expect(screen.queryByText(/^Use the description/), 'while the title is the sample’s').toBeNull();
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['media', 'photos', 'hot-tub']));
  house.save({ ...house.draft?.content, keptFromSample: ['Hot tub for two'] });
  cleanup();
  open(api, 'photos');
  await screen.findByLabelText(`Place of ${tub}`);
  const alt = 'Hot tub for two at Fern Hollow Cabin';
  await userEvent.click(screen.getByLabelText(`Use the description “${alt}” for ${tub}`));
  expect(screen.queryByText(/^Use the description/)).toBeNull();
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  const photos = { 'hot-tub': { file: ofSix(0), alt } };
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['media', 'photos'], photos));
});

it('keeps the order of the gallery when photos move to places and back', async () => {
  const house = houseWithPhotos(4);
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  for (const [from, to] of [
    ['Photo 1', top],
    ['Photo 2', 'Weekday page › Reasons to come'],
    ['Photo 4', 'Amenities › Outdoor fire pit'],
  ] as const)
    await userEvent.selectOptions(await screen.findByLabelText(`Place of ${from}`), to);
  for (const place of ['Amenities › Outdoor fire pit', top, 'Weekday page › Reasons to come'])
    await userEvent.selectOptions(
      screen.getByLabelText(`Place of ${place}`),
      'No place: only in the gallery',
    );
  const moved = { 'photo-3': ofSix(2), 'photo-4': ofSix(3), 'photo-5': ofSix(0), 'photo-6': ofSix(1) };
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['media', 'photos'], moved));
});

it('puts a photo with a place before and after its neighbors in the gallery as any other', async () => {
  const house = houseWithPhotos(3);
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  await userEvent.selectOptions(await screen.findByLabelText('Place of Photo 2'), tub);
  const row = screen.getByRole('group', { name: tub });
  expect(row.textContent).toContain('Gallery, 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: `Show ${tub} later` }));
  expect(row.textContent).toContain('Gallery, 3 of 3');
  const order = ['photo-1', 'photo-3', 'hot-tub'];
  await waitFor(() => expect(house.draft?.content).toHaveProperty('media.gallery', order));
  const rows = screen.getAllByRole('group', { name: /^Photo \d$|› Hot tub/ });
  expect(rows.map((each) => each.getAttribute('aria-label'))).toEqual(['Photo 1', 'Photo 2', tub]);
});

it('says at the choice which places take a photo out of the gallery', async () => {
  const house = houseWithPhotos(3);
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  const places = await screen.findByLabelText('Place of Photo 2');
  const leaving = places.querySelector('optgroup');
  expect(leaving?.label).toBe('Takes it out of the gallery');
  expect(leaving?.textContent).toContain('“Not found” page');
  expect(leaving?.textContent).not.toContain(tub);
});

it('keeps the focus at the photo that comes to either end of the gallery', async () => {
  await using api = await startPageApi(houseWithPhotos(2).answer);
  open(api, 'photos');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Photo 2 earlier' }));
  // Its number says where it is now, as the page and campaigns count it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Photo 1 earlier' }));
});

it('says why a picture is refused, and takes another', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'look');
  const detail = 'This picture moves. Save one frame of it as JPEG or PNG and upload that.';
  ExampleRequest.answers = [
    { status: 422, body: { type: 'unusable-picture', title: 'Unusable', status: 422, detail } },
    taken,
  ];
  await upload('Logo');
  expect(await screen.findByText(detail)).toBeDefined();
  await upload('Logo');
  await waitFor(() => expect(house.draft?.content).toHaveProperty('media.logo', name));
  expect(screen.queryByText(detail)).toBeNull();
});

it('uploads once more when the session was renewed', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  ExampleRequest.answers = [{ status: 401, body: {} }, taken];
  await upload(top);
  await waitFor(() => expect(house.draft?.content).toHaveProperty('media.photos.house', name));
});

it('says that there is no connection', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'photos');
  await upload(top);
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
  expect(house.draft).toBeNull();
});

it('says that the lantern disappears once the house has its own name', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'look');
  expect(await screen.findByText(/^The lantern, the sample house’s own logo/)).toBeDefined();
  cleanup();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  open(api, 'look');
  expect(await screen.findByText(/^None: the site shows the name of your house/)).toBeDefined();
});
