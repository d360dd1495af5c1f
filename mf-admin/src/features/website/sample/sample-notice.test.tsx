// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ExampleHouse } from '../example-house.ts';
import { WebsitePage } from '../website.page.tsx';

cleanUpRenderedPages();
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(part: string, different: object = {}) {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin', ...different });
  const api = await startPageApi(house.answer);
  render(
    <PageAt address={`/admin/website?part=${part}`} fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  await screen.findByText('From the sample house.');
  return { house, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

/** A part with a long list, all of which is shown. */
async function openWhole(part: string) {
  const opened = await open(part);
  await userEvent.click(screen.getByRole('button', { name: /^Show All \d+$/ }));
  return opened;
}

/** The sample’s guide with one section alone. */
const guideOf = (topic: string, different: object = {}) => ({
  guide: {
    sections: bundled.guide.sections
      .filter((section) => section.topic === topic)
      .map((section) => ({ ...section, ...different })),
  },
});

it('offers to clear the sample where nothing of it is left in a section, as long as it is in others', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin', reviews: { items: [] } });
  await using api = await startPageApi(house.answer);
  render(
    <PageAt address="/admin/website?part=money" fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  await screen.findByText(/^Other sections still show the sample/);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the Sample…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the Sample' }));
  await waitFor(() => expect(screen.queryByText(/^Other sections still show the sample/)).toBeNull());
});

it('shows every row of a section of the guide that is kept or removed as a whole, phone numbers included', async () => {
  await using _ = await open('guide', guideOf('emergency'));
  const row = screen.getByRole('button', { name: /^Remove In an emergency: / }).closest('dd');
  for (const said of [`Us, day and night, ${bundled.contact.phone}`, 'Poison help, +1 800 222 1222', '911'])
    expect(row?.textContent).toContain(said);
});

it('shows what a section of the guide uses, and adds the rest by keyboard', async () => {
  await using opened = await open('guide', guideOf('wifi'));
  await userEvent.click(screen.getByText('WiFi', { selector: 'form li span' }));
  expect(screen.getByLabelText(/^WiFi network/)).toBeDefined();
  expect(screen.queryByLabelText('Picture', { selector: 'input' })).toBeNull();
  screen.getByRole('button', { name: 'Add a picture' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Picture', { selector: 'input' }));
  screen.getByRole('button', { name: 'Add steps' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Switch it on.');
  await waitFor(() =>
    expect(opened.house.draft?.content).toHaveProperty('guide.sections.0.steps.0', 'Switch it on.'),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove Switch it on/ }));
  expect(screen.getByRole('button', { name: /^Undo: Remove/ })).toBeDefined();
});

it('keeps a whole group at once, and undoes it', async () => {
  await using opened = await openWhole('home');
  const keep = screen.getByRole('button', { name: 'Keep these 8: All amenities' });
  await userEvent.click(keep);
  expect(screen.queryByRole('button', { name: /^Keep Private parking/ })).toBeNull();
  await waitFor(() => expect(opened.house.draft?.content).toHaveProperty('keptFromSample.7'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Kept 8' }));
  expect(screen.getByRole('button', { name: /^Keep Private parking/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Undo: Kept/ })).toBeNull();
  await waitFor(() => expect(opened.house.draft?.content).not.toHaveProperty('keptFromSample'));
});

it('clears all sections at once after a question, until that is undone', async () => {
  await using opened = await open('reviews');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the Sample…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear the sample house?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear the Sample' }));
  await waitFor(() => expect(opened.house.draft?.fromSample).toEqual(['name', 'contact', 'photos']));
  expect(opened.house.draft?.content).not.toHaveProperty('reviews');
  expect(screen.queryByRole('button', { name: 'Clear the Sample…' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(opened.house.draft?.content).toHaveProperty('reviews.5'));
  expect(opened.house.draft?.content).toHaveProperty('guide');
});

it('replaces a text of the sample by a neutral one, and undoes it', async () => {
  await using opened = await open('terms');
  const liability = 'texts.legal.terms.liability';
  await userEvent.click(screen.getByRole('button', { name: 'Use a neutral text for Liability' }));
  await waitFor(() =>
    expect(opened.house.draft?.content).toHaveProperty(
      liability,
      expect.stringMatching(/^You use the house, its grounds, and everything in them with ordinary care/),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Replaced “Liability”' }));
  await waitFor(() => expect(opened.house.draft?.content).not.toHaveProperty(liability));
  expect(screen.getByRole('button', { name: 'Use a neutral text for Liability' })).toBeDefined();
});

it('does not keep together with others what mentions an amenity that was removed', async () => {
  await using _ = await openWhole('home');
  await userEvent.click(screen.getByRole('button', { name: /^Remove Movie room: / }));
  expect(screen.getByRole('button', { name: 'Undo: Removed “Movie room”' })).toBeDefined();
  const row = screen
    .getByRole('button', { name: /^Remove Living spaces and a movie room: it/ })
    .closest('dd');
  expect(row?.textContent).toContain('Mentions “movie room”, which isn’t in your list of all amenities.');
  expect(screen.getByRole('button', { name: 'Keep these 4: With a picture' })).toBeDefined();
});

it('removes all services at once, which a house may have none of', async () => {
  await using opened = await openWhole('home');
  await userEvent.click(screen.getByRole('button', { name: 'Remove all 3: Services' }));
  await waitFor(() =>
    expect(opened.house.draft?.content).toHaveProperty('texts.home.concierge.services', []),
  );
  expect(screen.getByRole('button', { name: 'Undo: Removed 3' })).toBeDefined();
});

it('removes what only a drawing shows, with its title and text, until that is undone', async () => {
  const scene = { picture: 'bedroom', title: 'A good night’s sleep', text: 'Sleep in.' };
  const texts = { home: { amenities: { scenes: [scene] } } };
  await using opened = await open('photos', { texts, policies: { weekdayPage: false } });
  const remove = 'Remove Amenities › A good night’s sleep, with its title and text';
  await userEvent.click(screen.getByRole('button', { name: remove }));
  await waitFor(() => expect(opened.house.draft?.content).toHaveProperty('texts.home.amenities.scenes', []));
  expect(opened.house.draft?.faults).toEqual([]);
  expect(screen.queryByRole('button', { name: remove })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Undo: Removed/ }));
  await waitFor(() =>
    expect(opened.house.draft?.content).toHaveProperty('texts.home.amenities.scenes', [scene]),
  );
});

it.each(['name', 'home'])('shows the first of a long list in %s, and all of it on request', async (part) => {
  await using _ = await open(part);
  const rows = () => screen.getByText('From the sample house.').parentElement?.querySelectorAll('dd').length;
  expect(rows()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: /^Show All \d+$/ }));
  expect(rows()).toBeGreaterThan(15);
  await userEvent.click(screen.getByRole('button', { name: 'Show Fewer' }));
  expect(rows()).toBe(3);
});

it('names the picture where nothing else is left of the sample', async () => {
  const own = { text: ['Knock.'], steps: ['Knock twice.'] };
  await using _ = await open('guide', guideOf('check-in', own));
  const row = screen.getByRole('button', { name: /^Keep Getting in/ }).closest('dd');
  expect(row?.textContent).toContain('Picture: Wake it with your palm');
});

it('removes what a picture of the guide shows and its caption with it, until that is undone', async () => {
  await using opened = await open('guide', guideOf('check-in'));
  await userEvent.click(screen.getByText('Getting in', { selector: 'form li span' }));
  const words = screen.getByText('The drawing “keypad”, which came with your house');
  expect(words.previousElementSibling?.getAttribute('src')).toBe('/api/admin/house/guide-files/keypad.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Picture', { selector: 'input' }));
  const picture = 'guide.sections.0.picture';
  await waitFor(() => expect(opened.house.draft?.content).not.toHaveProperty(picture));
  expect(opened.house.draft?.faults).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(opened.house.draft?.content).toHaveProperty(`${picture}.caption`));
});

it('goes on to the next field of the sample without a way back to the note', async () => {
  await using _ = await open('name', { address: { ...bundled.address, line: '1 Fern Road' } });
  const next = screen.getByRole('button', { name: 'Go to the Next One' });
  const visited: (string | null | undefined)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(next);
    visited.push(document.activeElement?.closest('div')?.querySelector('label')?.textContent);
  }
  expect(visited).toEqual(['Tagline', 'Town', 'ZIP code']);
});

it('says that the coordinates are the sample’s once the address is not, and clears both', async () => {
  await using opened = await open('name', { address: { ...bundled.address, line: '1 Fern Road' } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear Both' }));
  expect(screen.queryByText(/still the sample’s coordinates/)).toBeNull();
  await waitFor(() => expect(opened.house.draft?.content).not.toHaveProperty('address.latitude'));
  expect(opened.house.draft?.content).not.toHaveProperty('address.longitude');
  expect(opened.house.draft?.content).toHaveProperty('address.line', '1 Fern Road');
});

it('says so under the sample’s own name as well, which a host may change last', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, address: { ...bundled.address, line: '1 Fern Road' } });
  await using api = await startPageApi(house.answer);
  render(
    <PageAt address="/admin/website?part=name" fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  expect(await screen.findByText(/still the sample’s coordinates/)).toBeDefined();
});

it('marks the coordinates as the sample’s when only the name has changed', async () => {
  await using _ = await open('name');
  for (const label of [/^Latitude/, /^Longitude/])
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain('-sample');
});

it('asks first whether there is a weekday page, and says that turning it off settles its texts', async () => {
  await using _ = await open('weekday-page');
  const shows = screen.getByRole('switch', { name: 'Show this page' });
  const note = screen.getByText(/turn off “Show this page” above/);
  expect(shows.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const inMenu = () => screen.getByRole('button', { name: /^Weekday Page/ }).textContent;
  expect(inMenu()).toContain('From the sample');
  await userEvent.click(shows);
  expect(screen.queryByText(/turn off “Show this page” above/)).toBeNull();
  // The menu follows at once, and not with the save.
  expect(screen.getByText('Saving…')).toBeDefined();
  expect(inMenu()).not.toContain('From the sample');
});

it('names only the buttons that are there', async () => {
  const address = {
    ...bundled.address,
    line: '1 Fern Road',
    town: 'Ferns',
    postalCode: '1',
    state: 'F',
    region: 'F',
  };
  const { latitude: _, longitude: __, ...own } = address;
  await using ___ = await open('name', { address: own, tagline: 'Ours', minutesFromCity: 99 });
  expect(screen.getByText(/Press Keep beside what is true for yours/).textContent).not.toMatch(/remove/i);
});
