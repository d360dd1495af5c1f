// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import commonTexts from '@getaway/property/texts.json' with { type: 'json' };
import { newSite } from '@getaway/testing/new-site';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { AdminContext } from '../../session/admin-context.ts';
import { ExampleHouse } from './example-house.ts';
import { WebsitePage } from './website.page.tsx';

function open(api: PageApi, part = ''): void {
  render(
    <PageAt address={`/admin/website${part && `?part=${part}`}`} fetchIt={api.fetch}>
      <AdminContext value={{ id: '1', username: 'admin' }}>
        <WebsitePage />
      </AdminContext>
    </PageAt>,
  );
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string | RegExp, value: string): Promise<void> => {
  const input = await field(name);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const saved = () => screen.findByText('Draft saved');
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const scrollIntoView = vi.fn<() => void>();

const cabin = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, '../../../../docs/examples/vermont-cabin/property.json'),
    'utf8',
  ),
) as Record<string, unknown>;

cleanUpRenderedPages();
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('saves what was typed when its field is left', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  expect(await screen.findByText('Everything is published')).toBeDefined();
  await type('Name of the house', 'Cedar Cabin');
  await saved();
  expect(house.draft?.content).toMatchObject({ name: 'Cedar Cabin', sleeps: 2 });
});

it('shows what the server finds wrong at its field and in the list of parts', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  await type('Name of the house', 'x'.repeat(81));
  expect(await screen.findByText('Name can have up to 80 characters')).toBeDefined();
  const name = await field('Name of the house');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toContain('80');
  expect(screen.getByText(/81 of 80/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Name & Place From the sample 1 to fix' })).toBeDefined();
  const onPhone = within(screen.getByRole('list', { name: 'To fix' }));
  await userEvent.click(onPhone.getByRole('button', { name: 'Name of the house' }));
  expect(document.activeElement).toBe(name);
  name.blur();
  const toFix = within(screen.getByRole('list', { name: 'To fix in this part' }));
  await userEvent.click(toFix.getByRole('button', { name: 'Name of the house' }));
  expect(document.activeElement).toBe(name);
});

it('asks how guests get in, and for instructions where they have no code of their own', async () => {
  const house = new ExampleHouse();
  const { answers, guide: _guide, ...content } = bundled;
  house.save({ ...content, answers: { pets: answers.pets } });
  await using api = await startPageApi(house.answer);
  open(api, 'name');
  const ways = within(await screen.findByRole('group', { name: 'How do guests get in?' }));
  const choose = (name: RegExp) => userEvent.click(ways.getByRole('radio', { name }));
  expect(ways.getByRole<HTMLInputElement>('radio', { name: /A code of their own/ }).checked).toBe(true);
  const told = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Entry instructions/ });
  expect(told()).toBeNull();

  await choose(/such as a key box/);
  await waitFor(() => expect(house.draft?.content).toMatchObject({ entry: { way: 'shared' } }));
  await waitFor(() => expect(house.draft?.faults).toHaveLength(1));
  expect(told()?.getAttribute('aria-invalid'), 'before it was left').toBe('false');
  await userEvent.click(told() ?? document.body);
  await userEvent.tab();
  expect(await screen.findByText(/^Write how guests get in/)).toBeDefined();
  expect(told()?.getAttribute('aria-invalid')).toBe('true');
  expect(told()?.closest('form')?.textContent).not.toContain('Entry instructions (optional)');
  await type(/^Entry instructions/, 'Key box by the door: 4417.');
  const instructions = 'Key box by the door: 4417.';
  await waitFor(() => expect(house.draft?.content['entry']).toEqual({ way: 'shared', instructions }));
  expect(house.draft?.faults).toEqual([]);

  await choose(/A code of their own/);
  await waitFor(() => expect(house.draft?.content['entry']).toEqual({ way: 'own-code' }));
  expect(told()).toBeNull();
  await choose(/We meet them/);
  await waitFor(() => expect(house.draft?.content['entry']).toEqual({ way: 'in-person', instructions }));
  expect(told()?.closest('form')?.textContent).toContain('Entry instructions (optional)');
  await type(/^Entry instructions/, '');
  await waitFor(() => expect(house.draft?.content['entry']).toEqual({ way: 'in-person' }));
  await press(/^Publish/);
  const changes = within(await screen.findByRole('dialog'));
  expect(changes.getByText(/How guests get in/)).toBeDefined();
  expect(changes.getByText(/A code of their own for each booking/)).toBeDefined();
  expect(changes.getByText(/We meet them/)).toBeDefined();
});

it('says in the house guide where guests learn how to get in', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'guide');
  expect((await screen.findByText(/Don’t write a door code here/)).textContent).toContain(
    'six-digit entry code',
  );
  cleanup();
  house.save({ ...bundled, entry: { way: 'shared', instructions: 'Key box by the door: 4417.' } });
  open(api, 'guide');
  const note = await screen.findByText(/Don’t write the code of a key box here/);
  expect(note.textContent).not.toMatch(/six-digit|lock/);
});

it('shows the default of a text, and goes back to it', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'footer');
  const title = await field('Title above your contact details');
  expect(title.value).toBe('Say hello');
  await type('Title above your contact details', 'Write to us');
  await saved();
  expect(house.draft?.content).toMatchObject({
    texts: { frame: { footer: { contactTitle: 'Write to us' } } },
  });
  const back = 'Go back to the default text: Title above your contact details';
  expect(screen.getByRole('button', { name: back }).title).toBe('Say hello');
  await press(back);
  await waitFor(() => expect(house.draft?.content).not.toHaveProperty('texts.frame.footer'));
  expect(title.value).toBe('Say hello');
  expect(title.closest('form')?.textContent).toContain('Default');
});

it('names a short default in the way back to it', async () => {
  const house = new ExampleHouse();
  const money = { refundNoticeHours: 336, cleaningFee: 90 };
  house.save({ ...bundled, policies: { ...bundled.policies, flexibleCheckIn: false, money } });
  await using api = await startPageApi(house.answer);
  open(api, 'money');
  const names = async () =>
    (await screen.findAllByRole('button', { name: /^Go back/ })).map(({ textContent }) => textContent);
  expect(await names()).toEqual(['Go back to the default: 48 hours', 'Go back to the default: 160']);
  cleanup();
  open(api, 'name');
  await press('Go back to the default: flexible (Check-in is flexible)');
  await waitFor(() => expect(house.draft?.content).not.toHaveProperty('policies.flexibleCheckIn'));
});

it('offers no default that only fits the sample', async () => {
  const house = new ExampleHouse();
  house.save(cabin);
  await using api = await startPageApi(house.answer);
  open(api, 'home');
  await press('Go back to the default text: Title of the list');
  const offered = screen
    .getAllByRole('button', { name: /^Go back to the default/ })
    .map((button) => `${button.getAttribute('aria-label')} ${button.title}`);
  expect(offered.some((words) => words.startsWith('Go back to the default text: Headline'))).toBe(true);
  expect(offered.join(' ')).not.toMatch(/hot tub|Reasons to come|With a picture|All amenities/i);
});

it('goes back to the default when a text is left empty', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'footer');
  await type('Title above your contact details', '');
  await waitFor(async () =>
    expect((await field('Title above your contact details')).value).toBe('Say hello'),
  );
});

it('adds, moves, and removes entries of a list, and takes it back', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'terms');
  const list = await screen.findByRole('group', { name: /^House rules/ });
  const rules = () =>
    within(list)
      .getAllByRole<HTMLTextAreaElement>('textbox')
      .map(({ value }) => value);
  const before = rules();
  await userEvent.click(within(list).getByRole('button', { name: 'Add rule' }));
  const added = within(list).getAllByRole('textbox').at(-1);
  expect(document.activeElement).toBe(added);
  await userEvent.type(added as HTMLElement, 'Be kind');
  await press('Move Be kind up');
  expect(rules()).toEqual([...before.slice(0, -1), 'Be kind', before.at(-1)]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Be kind up');
  await press('Remove Be kind');
  expect(rules()).toEqual(before);
  await press('Undo');
  expect(rules()).toContain('Be kind');
  await press('Redo');
  expect(rules()).toEqual(before);
});

it('focuses the next entry after a removal, reports it, and can undo it', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'reviews');
  const list = await screen.findByRole('group', { name: /^Reviews ?\(/ });
  const names = () =>
    within(list)
      .getAllByRole('button', { name: /^Remove / })
      .map((button) => button.getAttribute('aria-label'));
  const before = names();
  await press('Remove Maya and Theo');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(before[1]);
  expect(within(list).getByText('Removed “Maya and Theo”.').role).toBe('status');
  await press('Undo: Remove “Maya and Theo”');
  expect(names()).toEqual(before);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Maya and Theo');
  expect(within(list).queryByText(/^Removed/)).toBeNull();
  await userEvent.click(within(list).getByRole('button', { name: before.at(-1) ?? '' }));
  expect(document.activeElement?.textContent).toBe('Add review');
});

it('focuses the first field of a new entry, even after another entry was moved', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api, 'reviews');
  const list = await screen.findByRole('group', { name: /^Reviews ?\(/ });
  const add = () => userEvent.click(within(list).getByRole('button', { name: 'Add review' }));
  await add();
  const first = document.activeElement;
  expect(first).toBe(await within(list).findByRole('textbox', { name: 'Guests' }));
  await press('Move Review 7 up');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Review \d up$/);
  await add();
  expect(document.activeElement).not.toBe(first);
  expect(document.activeElement).toBe(within(list).getAllByRole('textbox', { name: 'Guests' }).at(-1));
});

it.each([
  ['home', 'Add reason', 'Title'],
  ['home', 'Add service', 'Title'],
  ['home', 'Add amenity', 'Title'],
  ['home', 'Add amenity', 'Amenity', 1],
  ['weekday-page', 'Add reason', 'Title'],
  ['weekday-page', 'Add step', 'Title'],
  ['contact', 'Add service', 'Service'],
  ['guide', 'Add section', 'Title'],
])('focuses the first text of a new entry: %s, %s', async (part, button, label, nth = 0) => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api, part);
  const add = (await screen.findAllByRole('button', { name: button }))[nth];
  await userEvent.click(add as HTMLElement);
  const added = document.activeElement as HTMLInputElement;
  expect(added.labels?.[0]?.textContent).toBe(label);
  expect(added.value).toBe('');
});

it('takes the notice of a cancellation in hours or days, and says it in both', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'money');
  const label = /^Notice for a full refund around Valentine/;
  await type(label, '336');
  expect(screen.getByText('= 14 days')).toBeDefined();
  await type(label, '10 days');
  expect(screen.getByText('= 240 hours')).toBeDefined();
  const notice = ['policies', 'money', 'specialNoticeHours'];
  await waitFor(() => expect(house.draft?.content).toHaveProperty(notice, 240));
  await type(label, '2 weeks');
  expect(screen.getByText('= 336 hours')).toBeDefined();
  await type(label, '250');
  expect(screen.getByText('= 10 days and 10 h')).toBeDefined();
  await press('Same as on other days');
  await waitFor(() => expect(house.draft?.content).toHaveProperty(notice, 48));
  expect(document.activeElement).toBe(await field(label));
  expect(screen.queryByRole('button', { name: 'Same as on other days' })).toBeNull();
  expect(screen.getAllByText(/Later cancellations aren’t refunded/)).toHaveLength(2);
});

it('takes an amount with its dollar sign', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'money');
  await type('Cleaning fee in dollars', '$ 85');
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['policies', 'money', 'cleaningFee'], 85));
});

it('keeps what the sample says at the field itself, except for what only the sample can have', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'name');
  await press('Keep Bathrooms, it’s true for my house');
  await waitFor(() => expect(house.draft?.content['keptFromSample']).toEqual(['bathrooms 2']));
  expect(document.activeElement).toBe(await field('Bathrooms'));
  expect(screen.queryByRole('button', { name: 'Keep Bathrooms, it’s true for my house' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep Tagline,/ })).toBeNull();
  expect((await field('Tagline')).getAttribute('aria-describedby')).toContain('field-tagline-sample');
  expect(document.getElementById('field-tagline-sample')?.textContent).toContain('It can’t be kept');
});

it('marks the entry codes to check until a host keeps them', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'name');
  await press('Keep How do guests get in?, it’s true for my house');
  await waitFor(() => expect(house.draft?.content['keptFromSample']).toEqual(['entry.way own-code']));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /How do guests get in/ }));
  expect(screen.queryByRole('button', { name: /^Keep How do guests/ })).toBeNull();
});

it('completes a phone number with the country code of the house', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'contact');
  await type('Phone', '757-555-0148');
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['contact', 'phone'], '+1 757 555 0148'));
});

it('unfolds the rest of a group’s note below the note', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api, 'photos');
  const [more] = await screen.findAllByText('More', { selector: 'summary' });
  expect(more?.textContent).toBe('More about “Pictures of the site”');
  expect(more?.closest('header')?.textContent).toContain('Add all your photos at once');
});

it('names the draft at its top while the site has another name', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'name');
  await screen.findByText('What your site says and shows. Guests see it when you publish.');
  await type('Name of the house', 'Cedar Cabin');
  const said = await screen.findByText(/^Your draft of/);
  expect(said.textContent).toBe('Your draft of Cedar Cabin. Guests see it when you publish.');
  await type('Name of the house', ' ');
  expect(screen.queryByText(/^Your draft of/)).toBeNull();
});

it('completes it with the code of a country abroad, or asks for one with an example of that country', async () => {
  const house = new ExampleHouse();
  const { address } = house.published.content as { address: object };
  house.save({ ...house.published.content, name: 'Casa do Rio', address: { ...address, country: 'PT' } });
  await using api = await startPageApi(house.answer);
  open(api, 'contact');
  await screen.findByText('One number, with the country code: +351 912 345 678.');
  await type('Phone', '21 555 018');
  await screen.findByText(/^Phone needs its country code .* such as \+351 912 345 678$/);
  await type('Phone', '21 555 0182');
  await waitFor(() => expect(house.draft?.content).toHaveProperty(['contact', 'phone'], '+351 21 555 0182'));
});

it('says nothing of Valentine’s Day where neither the price nor the notice is another', async () => {
  const house = new ExampleHouse();
  const free = ['valentine_surcharge', 'valentine_adjacent_surcharge'].map((name) => ({
    ...{ id: name, name, price: '0.00', description: null },
  }));
  await using api = await startPageApi((request) =>
    request.path === '/api/admin/pricing' ? { status: 200, body: free } : house.answer(request),
  );
  open(api, 'money');
  await press('Use one rule for all nights');
  await waitFor(() =>
    expect(house.draft?.content).toHaveProperty(['policies', 'money', 'specialNoticeHours'], 48),
  );
  expect(screen.queryByRole('textbox', { name: /Valentine/ })).toBeNull();
  expect(document.activeElement).toBe(await field(/^Notice for a full refund/));
});

it('undoes with Ctrl+Z outside of fields', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api);
  await type('Name of the house', 'Cedar Cabin');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await field('Name of the house')).value).not.toBe('Cedar Cabin'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(async () => expect((await field('Name of the house')).value).toBe('Cedar Cabin'));
});

it('lists the changes in words, and publishes them; the back office has the new name', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const old = (await field('Name of the house')).value;
  await type('Name of the house', 'Cedar Cabin');
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  const changes = within(dialog).getByRole('list', { name: 'Changes' });
  expect(changes.textContent).toBe(`Name & Place (1)Name › Name of the house${old} → Cedar Cabin`);
  expect(within(dialog).getByText('1 change').parentElement?.textContent).toBe('1 change in one part:');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published. Every page shows it within seconds.')).toBeDefined();
  expect(house.published.content).toMatchObject({ name: 'Cedar Cabin' });
  expect(await screen.findByText('Everything is published')).toBeDefined();
  expect(document.title).toBe('Website · Cedar Cabin Admin');
});

it('marks and lists what is left of the sample house, and warns before publishing', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'contact');
  const parts = await screen.findByRole('navigation', { name: 'Parts of your website' });
  expect(parts.textContent).not.toContain('sample');
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  cleanup();
  open(api, 'contact');
  await screen.findByRole('button', { name: 'Contact & Payment From the sample' });
  expect(screen.getByRole('option', { name: 'House Guide (from the sample)' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Privacy Policy' })).toBeDefined();
  expect(screen.getByRole('note').textContent).toContain(
    'Payment servicesRemove BothVenmoRemoveCash AppRemove',
  );
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  const left = within(dialog).getByRole('list', { name: 'Sections from the sample' });
  expect(left.textContent).toContain(
    'House Guide: WiFi, instructions, and emergency details of another house',
  );
  expect(left.textContent).toContain('Footer & Error Page');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false);
  await userEvent.click(within(left).getByRole('button', { name: 'Reviews' }));
  expect(await screen.findByRole('form', { name: 'Reviews' })).toBeDefined();
  const removals = screen
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(removals[0]).toBe('Remove all 6: Reviews');
  expect(removals.indexOf('Remove all 6 sample reviews')).toBeLessThan(
    removals.indexOf('Remove Maya and Theo'),
  );
  await press('Remove all 6: Reviews');
  expect(screen.getByRole('note').textContent).not.toContain('Maya and Theo');
  await press('Undo');
  await press('Remove all 6 sample reviews');
  expect(screen.getByText('Removed 6 reviews.').role).toBe('status');
  await press('Undo: Remove 6 reviews');
  await press('Remove all 6 sample reviews');
  await press('Remove both sample reviews');
  await screen.findByRole('button', { name: 'Reviews' });
  expect(screen.queryByRole('note')).toBeNull();
});

it('marks Money Rules as long as nobody has checked its amounts, and says which they are', async () => {
  const house = new ExampleHouse();
  house.publish({ ...bundled, name: 'Cedar Cabin' });
  let setup: object = newSite;
  await using api = await startPageApi((request) =>
    request.path === '/api/admin/setup' ? { status: 200, body: setup } : house.answer(request),
  );
  open(api, 'money');
  await screen.findByRole('button', { name: 'Money Rules To check' });
  const note = () => screen.queryByText(/^You haven’t checked these amounts/)?.closest('[role=note]');
  expect(note()?.textContent).toContain('Cleaning fee: $160.00');
  await press('Card fee: 2.5%');
  expect(document.activeElement).toBe(screen.getByLabelText('Card fee in percent'));
  for (const [label, value] of [
    ['Card fee in percent', '3'],
    ['Cleaning fee in dollars', '175'],
    ['Amount off with the weekday code, in dollars', '60'],
  ] as const)
    await type(label, value);
  await waitFor(() => expect(note()).toBeUndefined());
  expect(screen.getByRole('button', { name: 'Money Rules' })).toBeDefined();
  await saved();
  cleanup();
  house.publish({ ...bundled, name: 'Cedar Cabin' });
  setup = { ...newSite, marks: [{ step: 'prices', mark: 'done' }] };
  open(api, 'money');
  expect(await screen.findByRole('button', { name: 'Money Rules' })).toBeDefined();
});

it('lets a house take cards alone: all payment services can go', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'contact');
  await press('Remove both sample services');
  await waitFor(() => expect(house.draft?.content).not.toHaveProperty('paymentHandles'));
  expect(house.draft?.faults).toEqual([]);
});

it('keeps a text of the sample that is true for the house, until that is undone', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'answers');
  await screen.findByRole('note');
  const left = () => screen.getAllByRole('button', { name: /^Keep .*: it’s true for my house$/ });
  const [first] = left();
  const before = left().length;
  if (first) await userEvent.click(first);
  await waitFor(() => expect(house.draft?.content['keptFromSample']).toHaveLength(1));
  expect(left()).toHaveLength(before - 1);
  await press('Undo');
  expect(left()).toHaveLength(before);
});

it('says in the menu, the note, and the tags alike what is left of the sample, until all is kept', async () => {
  const house = new ExampleHouse();
  const { blurbs } = commonTexts.home.intro;
  const reworded = blurbs.map((blurb, at) => ({
    ...blurb,
    text: `Ours ${at}`,
    ...(at === 0 && { title: 'Ours' }),
  }));
  const texts = cabin.texts as { home: { intro: object } };
  const home = { ...texts.home, intro: { ...texts.home.intro, blurbs: reworded } };
  house.save({ ...cabin, sleeps: 4, bedrooms: 3, texts: { ...texts, home } });
  await using api = await startPageApi(house.answer);
  open(api, 'home');
  const tags = () => document.querySelectorAll('form [class*=fromSample]').length;
  // Only what fits most houses is left, which publishing doesn't name.
  await screen.findByRole('button', { name: 'Home Page To check' });
  // Both entries that still have the sample's title.
  expect(tags()).toBe(2);
  expect(screen.getByRole('button', { name: 'Ours' })).toBeDefined();
  await press('Keep All 2');
  await screen.findByRole('button', { name: 'Home Page' });
  expect(tags()).toBe(0);
  expect(screen.queryByRole('note')).toBeNull();
});

it('removes an entry of the sample that the house does not have, from its note', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'home');
  const note = await screen.findByRole('note');
  await press(/^Show All/);
  await userEvent.click(
    within(note).getByRole('button', { name: 'Remove Movie room: it’s not true for my house' }),
  );
  expect(within(note).queryByRole('button', { name: 'Movie room' })).toBeNull();
  await press('Undo');
  expect(within(note).getByRole('button', { name: 'Movie room' })).toBeDefined();
});

it('says in the menu how many answers are empty', async () => {
  const house = new ExampleHouse();
  house.save({ ...cabin, answers: { pets: 'Two dogs are welcome.' } });
  await using api = await startPageApi(house.answer);
  open(api);
  expect(await screen.findByRole('button', { name: 'Questions & Answers 8 empty' })).toBeDefined();
  await press('Questions & Answers 8 empty');
  await type(/^Is smoking allowed/, 'Only outside.');
  expect(await screen.findByRole('button', { name: 'Questions & Answers 7 empty' })).toBeDefined();
});

it('removes an answer of the sample, which the chat then no longer gives', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'answers');
  const note = await screen.findByRole('note');
  await userEvent.click(
    within(note).getByRole('button', { name: 'Remove How do I get there?: it’s not true for my house' }),
  );
  await waitFor(() => expect(house.draft?.content['answers']).not.toHaveProperty('directions'));
});

it('marks each field and entry of the sample until it is changed', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api, 'contact');
  const phone = await field(/^Phone/);
  const described = () => phone.getAttribute('aria-describedby');
  expect(described()).toContain('-sample');
  await press('Venmo From the sample');
  expect(screen.getByRole('button', { name: 'Cash App From the sample' })).toBeDefined();
  await type(/^Phone/, '+1 202 555 0199');
  await type('Your handle', '@Cedar');
  expect(described()).not.toContain('-sample');
  expect(screen.getByRole('button', { name: 'Venmo' })).toBeDefined();
  const note = screen.getByRole('note');
  expect(note.textContent).not.toContain('Phone');
  await userEvent.click(within(note).getByRole('button', { name: 'Cash App' }));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('id')).toBe('field-paymentHandles.1.handle'),
  );
});

it('finds a country and a time zone by name, and labels the address as that country does', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const choose = async (label: string, words: string, option: RegExp): Promise<void> => {
    const box = await screen.findByRole('combobox', { name: label });
    await userEvent.type(box, words);
    const found = await screen.findByText(option, { selector: '.ant-select-item-option-content' });
    await userEvent.click(found);
  };
  expect((await field('ZIP code')).value).toBe('30030');
  await choose('Country', 'united king', /^United Kingdom$/);
  expect((await field('Postcode')).value).toBe('30030');
  expect(screen.getByRole('textbox', { name: /^County/ })).toBeDefined();
  await choose('Time zone', 'chicago', /^Chicago \(America\/Chicago\), GMT−[56]$/);
  await waitFor(() =>
    expect(house.draft?.content).toMatchObject({ timeZone: 'America/Chicago', address: { country: 'GB' } }),
  );
});

it('offers the topics of a guide section by name', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'guide');
  await press('Parking');
  const topic = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Topic' });
  expect(topic.selectedOptions[0]?.textContent).toBe('Parking');
  await userEvent.selectOptions(topic, 'Another topic');
  expect(topic.selectedOptions[0]?.textContent).toBe('Parking 2');
  await userEvent.selectOptions(topic, 'WiFi');
  expect(topic.value).toBe('wifi');
});

it('refuses to publish a draft with faults, and links to their fields', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api, 'reviews');
  await press('Maya and Theo');
  await type('Occasion', '');
  await saved();
  await press('Contact & Payment');
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  await userEvent.click(
    within(dialog).getByRole('button', { name: /^Reviews › .*Occasion Enter the occasion\.$/ }),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await field('Occasion')));
  expect(house.versions).toHaveLength(1);
});

it('removes a setting that no field edits', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, surprise: 'x' });
  await using api = await startPageApi(house.answer);
  open(api);
  await press('Publish…');
  await press('Remove Surprise');
  await waitFor(() => expect(house.draft?.faults).toEqual([]));
});

it('says what the weekday code takes off while it is as on the sample, and leads to it', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi((request) =>
    request.path === '/api/admin/setup'
      ? { status: 200, body: { ...newSite, hasOwnHouse: true } }
      : house.answer(request),
  );
  open(api);
  await press('Publish…');
  await screen.findByText(/^Subscribers of your weekday page get \$50 off/);
  await press('Set the Amount');
  await waitFor(async () =>
    expect(document.activeElement).toBe(await field('Amount off with the weekday code, in dollars')),
  );
  await type('Amount off with the weekday code, in dollars', '75');
  await saved();
  await press('Publish…');
  await screen.findByText('Publish your changes?');
  expect(screen.queryByText(/^Subscribers of your weekday page/)).toBeNull();
});

it('discards the draft after a question', async () => {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin' });
  await using api = await startPageApi(house.answer);
  open(api);
  expect((await field('Name of the house')).value).toBe('Cedar Cabin');
  await press('Discard Draft');
  await press('Discard');
  await screen.findByText('Draft discarded');
  await waitFor(async () => expect((await field('Name of the house')).value).not.toBe('Cedar Cabin'));
  expect(house.draft).toBeNull();
});

it('says why something is not saved, keeps it, and tries again', async () => {
  const house = new ExampleHouse();
  house.refusals = [{ status: 400, body: { type: 'invalid-request', title: 'Too large', status: 400 } }];
  await using api = await startPageApi(house.answer);
  open(api);
  await type('Name of the house', 'Cedar Cabin');
  expect(await screen.findByText('Not saved: Too large')).toBeDefined();
  expect((await field('Name of the house')).value).toBe('Cedar Cabin');
  await press('Try Again');
  await saved();
  expect(house.draft?.content).toMatchObject({ name: 'Cedar Cabin' });
});

it.each([
  ['its tab goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['its tab is closed', () => window.dispatchEvent(new Event('pagehide'))],
])('saves what was typed at once when %s, in a call that outlives the page', async (_when, leave) => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  const keptAlive: unknown[] = [];
  const fetchIt: typeof fetch = (address, init) => {
    if (init?.method === 'PUT') keptAlive.push(init.keepalive);
    return api.fetch(address, init);
  };
  open({ ...api, fetch: fetchIt });
  fireEvent.change(await field('Name of the house'), { target: { value: 'Cedar Cabin' } });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  leave();
  await waitFor(() => expect(house.draft?.content).toMatchObject({ name: 'Cedar Cabin' }), { timeout: 700 });
  expect(keptAlive).toEqual([true]);
});

it('leads to the choice where somebody else saved the same field, and saves what is chosen', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  await field('Name of the house');
  house.save({ ...house.published.content, name: 'Bo’s Barn', sleeps: 4 }, 'bo');
  await type('Name of the house', 'Cedar Cabin');
  const notice = await screen.findByRole('group', {
    name: /^bo saved changes on Nov 20, 2026, .* to what you’re editing$/,
  });
  expect(notice.textContent).toContain('Sleeps2 → 4');
  expect(document.activeElement).toBe(notice);
  expect(scrollIntoView.mock.contexts).toContain(notice);
  expect(within(notice).getByRole('radio', { name: 'Keep my version: Cedar Cabin' })).toBeDefined();
  const name = await field('Name of the house');
  name.focus();
  await press('Choose…');
  expect(document.activeElement).toBe(notice);
  await userEvent.click(within(notice).getByRole('radio', { name: 'Use their version: Bo’s Barn' }));
  await press('Save My Choice');
  expect(name.value).toBe('Bo’s Barn');
  expect(document.activeElement).toBe(name);
  await saved();
  expect(house.draft?.content).toMatchObject({ name: 'Bo’s Barn', sleeps: 4 });
});

it('calls changes of the same person in another tab their own, and keeps what is typed', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const name = await field('Name of the house');
  house.save({ ...house.published.content, name: 'Bo’s Barn', sleeps: 4 }, 'admin');
  await type('Name of the house', 'Cedar Cabin');
  const notice = await screen.findByRole('group', {
    name: /^You saved changes in another tab on Nov 20, 2026, .* to what you’re editing$/,
  });
  expect(notice.textContent).not.toMatch(/admin|their/);
  expect(within(notice).getByRole('list', { name: 'Changes from the other tab' })).toBeDefined();
  expect(within(notice).getByRole('radio', { name: 'Use the other tab’s version: Bo’s Barn' })).toBeDefined();
  expect(
    within(notice).getByRole<HTMLInputElement>('radio', { name: 'Keep this tab’s version: Cedar Cabin' })
      .checked,
  ).toBe(true);
  expect(name.value).toBe('Cedar Cabin');
});

it('leaves the focus where the host is typing when somebody else saved the same field', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const name = await field('Name of the house');
  house.save({ ...house.published.content, name: 'Bo’s Barn' }, 'bo');
  scrollIntoView.mockClear();
  await userEvent.clear(name);
  await userEvent.type(name, 'Cedar Cabin');
  const notice = await screen.findByRole('group', { name: /^bo saved changes/ }, { timeout: 4_000 });
  expect(document.activeElement).toBe(name);
  expect(scrollIntoView.mock.contexts).not.toContain(notice);
  const announced = screen.getAllByRole('status').map((status) => status.textContent);
  expect(announced).toContain('Not saved: choose which changes to keep');
  expect(notice.textContent).toContain('What you typed is kept here.');
  await userEvent.keyboard(' 2');
  expect(name.value).toBe('Cedar Cabin 2');
  await press('Choose…');
  expect(document.activeElement).toBe(notice);
});

it('says beside a list that must not be empty that the preview shows the published one', async () => {
  const house = new ExampleHouse();
  const [first, second] = commonTexts.home.amenities.list;
  house.save({ ...bundled, texts: { home: { amenities: { list: [first] } } } });
  await using api = await startPageApi(house.answer);
  open(api, 'home');
  const list = within(await screen.findByRole('group', { name: /^All amenities/ }));
  const note = 'Until you add one, the preview shows the published list.';
  expect(list.queryByText(note)).toBeNull();
  await userEvent.click(list.getByRole('button', { name: `Remove ${first?.label ?? ''}` }));
  expect(await list.findByText('Add at least one')).toBeDefined();
  expect(list.getByText(note)).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'Add amenity' }));
  fireEvent.change(list.getByRole('textbox', { name: 'Amenity' }), { target: { value: second?.label } });
  await waitFor(() => expect(list.queryByText(note)).toBeNull());
});

it('has a note in the place of the preview of a page that is hidden', async () => {
  const house = new ExampleHouse();
  house.publish({ ...bundled, policies: { ...bundled.policies, weekdayPage: false } });
  await using api = await startPageApi(house.answer);
  open(api, 'weekday-page');
  await screen.findByText(/^This page is hidden, so there’s nothing to preview/);
  expect(screen.queryByTitle('Preview of your draft')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show this page' }));
  await screen.findByTitle('Preview of your draft');
  expect(house.draft?.content).not.toHaveProperty('policies.weekdayPage', false);
});

it('offers another try when the house cannot be read', async () => {
  const house = new ExampleHouse();
  let isAway = true;
  await using api = await startPageApi((request) => (isAway ? { status: 503 } : house.answer(request)));
  open(api);
  await screen.findByText('Failed to load your house');
  isAway = false;
  await press('Try Again');
  await field('Name of the house');
});

it('says after all was undone that the draft is the same as what is published', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  open(api);
  await type('Name of the house', 'Cedar Cabin');
  await saved();
  await press('Undo');
  expect(await screen.findByText('Everything is published')).toBeDefined();
});

it('says where the photo of a removed service is, which guests no longer see', async () => {
  const house = new ExampleHouse();
  const texts = cabin['texts'] as { home: object };
  const services = [{ title: 'Massage', text: 'For both of you', picture: 'couples-massage' }];
  const home = { ...texts.home, concierge: { services } };
  const media = { photos: { 'couples-massage': 'massage' } };
  house.save({ ...cabin, texts: { ...texts, home }, media });
  await using api = await startPageApi(house.answer);
  open(api, 'home');
  const list = await screen.findByRole('group', { name: /^Services ?\(/ });
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Massage' }));
  expect(
    within(list).getByText(/Guests no longer see its photo: give it another place on Photos/),
  ).toBeDefined();
});
