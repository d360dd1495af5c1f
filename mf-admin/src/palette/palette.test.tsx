// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from 'antd';
import { expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../actions/page-at.tsx';
import { exampleBooking } from '../features/bookings/example-booking.ts';
import { setSingleKeys } from '../shortcuts/single-keys.ts';
import { exampleGuest } from './example-guest.ts';
import { usePalette } from './use-palette.tsx';

const onNone = { status: 200, body: [] };
const stats = { totalGuests: 1, recentContacts: 0, activeBookings: 1, emailSequences: 0 };
const noGuests = { status: 200, body: { guests: [], totalCount: 0, hasMore: false, stats } };

/** Services that find what a test says. */
function services(
  answers: Partial<Record<'guests' | 'bookings' | 'promo-codes', ApiAnswer>>,
): Promise<PageApi> {
  return startPageApi(({ path }) => {
    if (path.includes('/guests')) return answers.guests ?? noGuests;
    return (path.includes('/bookings') ? answers.bookings : answers['promo-codes']) ?? onNone;
  });
}

function Office() {
  const { show, dialog } = usePalette();
  return (
    <main id="page" tabIndex={-1}>
      <button onClick={show}>Search</button>
      {dialog}
    </main>
  );
}

async function open(api: PageApi) {
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <Office />
    </PageAt>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: /^Search/ });
  return { user, field };
}

cleanUpRenderedPages();

it('finds guests, bookings, and codes, and opens the one that is chosen by keyboard', async () => {
  await using api = await services({
    guests: { status: 200, body: { ...noGuests.body, guests: [exampleGuest], totalCount: 1 } },
    bookings: { status: 200, body: [exampleBooking()] },
  });
  const { user, field } = await open(api);
  await user.type(field, '555-0142');
  const guest = await screen.findByRole('option', { name: /^Mara Quinn .*Guests$/ });
  const booking = screen.getByRole('option', { name: /Bookings$/ });
  expect(guest.getAttribute('id')).toBe(field.getAttribute('aria-activedescendant'));
  // antd reads the codes of keys, which user-event leaves out.
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(booking.getAttribute('id')));
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/^\?search=/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks the services once for what was typed, with few rows wanted', async () => {
  await using api = await services({});
  const { user, field } = await open(api);
  await user.type(field, 'mara');
  expect(await screen.findByText(/^Nothing found for “mara”\. Try /)).toBeTruthy();
  expect(api.requests.map(({ path }) => path).toSorted()).toEqual([
    '/api/addon-services',
    '/api/admin/bookings?search=mara&limit=5',
    '/api/admin/promo-codes?search=mara&limit=5',
    '/api/crm/guests?search=mara&limit=5&sortBy=match',
    '/api/packages',
  ]);
});

it('says which part could not be searched, shows the others, and tries again', async () => {
  const guests: { answer: ApiAnswer } = { answer: { status: 503, body: {} } };
  await using api = await startPageApi(({ path }) => {
    if (path.includes('/guests')) return guests.answer;
    return path.includes('/bookings') ? { status: 200, body: [exampleBooking()] } : onNone;
  });
  const { user, field } = await open(api);
  await user.type(field, 'ada');
  expect(await screen.findByText('Couldn’t search guests')).toBeTruthy();
  expect(screen.getByRole('option', { name: /Bookings$/ })).toBeTruthy();
  guests.answer = { status: 200, body: { ...noGuests.body, guests: [exampleGuest], totalCount: 1 } };
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('option', { name: /^Mara Quinn / })).toBeTruthy();
  expect(screen.queryByText('Couldn’t search guests')).toBeNull();
});

it('shows no answer to an earlier search', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await using api = await startPageApi(async ({ path }) => {
    if (path.includes('/guests')) return noGuests;
    if (!path.includes('/bookings')) return onNone;
    if (!path.includes('search=adam')) await held;
    return { status: 200, body: [exampleBooking({ guestName: path.includes('adam') ? 'Adam' : 'Ada' })] };
  });
  const { user, field } = await open(api);
  await user.type(field, 'ada');
  await waitFor(() => expect(api.requests).toHaveLength(5));
  await user.type(field, 'm');
  expect(await screen.findByRole('option', { name: /^Adam / })).toBeTruthy();
  release();
  await vi.waitFor(() => expect(api.requests).toHaveLength(8));
  expect(screen.queryByRole('option', { name: /^Ada / })).toBeNull();
});

it('keeps what it found last while it searches, which can’t be opened any more', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await using api = await startPageApi(async ({ path }) => {
    if (path.includes('/guests')) return noGuests;
    if (!path.includes('/bookings')) return onNone;
    if (path.includes('search=adam')) await held;
    return { status: 200, body: [exampleBooking({ guestName: path.includes('adam') ? 'Adam' : 'Ada' })] };
  });
  const { user, field } = await open(api);
  await user.type(field, 'ada');
  const ada = await screen.findByRole('option', { name: /^Ada / });
  expect(ada.getAttribute('aria-disabled')).toBe('false');
  await user.type(field, 'm');
  await waitFor(() => expect(api.requests).toHaveLength(8));
  expect(screen.getByText('Searching…')).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Ada / }).getAttribute('aria-disabled')).toBe('true');
  release();
  expect(await screen.findByRole('option', { name: /^Adam / })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /^Ada / })).toBeNull();
});

it('opens and closes by its keys, and gives the focus back', async () => {
  await using api = await services({});
  const { user } = await open(api);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Add Booking Actions' })).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests).toEqual([]);
});

it('closes with Escape on any of its buttons, and leaves the drawer below open', async () => {
  await using api = await services({});
  const closeDrawer = vi.fn<() => void>();
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <Office />
      <Drawer open onClose={closeDrawer}>
        <button>Edit</button>
      </Drawer>
    </PageAt>,
  );
  const user = userEvent.setup();
  const edit = screen.getByRole('button', { name: 'Edit' });
  edit.focus();
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search the office' });
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the office' })).toBeNull());
  expect(document.activeElement).toBe(edit);
  expect(closeDrawer).not.toHaveBeenCalled();
});

function renderOffice(api: PageApi) {
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <Office />
      <input aria-label="Another field" />
    </PageAt>,
  );
  // No time between the keys.
  return userEvent.setup({ delay: null });
}

it('loses no key that is pressed before its field is there, and opens what is found then', async () => {
  await using api = await services({ bookings: { status: 200, body: [exampleBooking()] } });
  const user = renderOffice(api);
  screen.getByRole('textbox', { name: 'Another field' }).focus();
  await user.keyboard('{Control>}k{/Control}qquinn{Backspace}n{Enter}');
  await waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/^\?search=/));
  expect(api.requests.map(({ path }) => path)).toContain('/api/admin/bookings?search=qquinn&limit=5');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Another field' }).value).toBe('');
});

it('begins with a digit that is typed outside of any field', async () => {
  await using api = await services({});
  const user = renderOffice(api);
  const other = screen.getByRole<HTMLInputElement>('textbox', { name: 'Another field' });
  await user.type(other, '404');
  expect(other.value).toBe('404');
  other.blur();
  await user.keyboard('j5550142');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Search/ });
  expect(field.value).toBe('5550142');
});

it('takes no digit while a checkbox of a form has the focus, or after single keys were turned off', async () => {
  await using api = await services({});
  const user = renderOffice(api);
  const form = document.createElement('form');
  form.innerHTML = '<input type="checkbox" aria-label="Paid">';
  document.body.append(form);
  screen.getByRole('checkbox').focus();
  await user.keyboard('4');
  form.remove();
  setSingleKeys(false);
  await user.keyboard('4');
  setSingleKeys(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('combobox')).toBeNull();
});

/** Prices with one for Saturdays. */
function withPrices(price = '299.00'): Promise<PageApi> {
  const saturday = { id: 'saturday-1', name: 'saturday', price, description: null };
  return startPageApi(({ method, path }) => {
    if (method === 'PUT') return { status: 200, body: saturday };
    if (path.includes('/pricing')) return { status: 200, body: [saturday] };
    return path.includes('/guests') ? noGuests : onNone;
  });
}

const putsOf = (api: PageApi): unknown[] =>
  api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('sets a price by keyboard, and takes that back', async () => {
  await using api = await withPrices();
  const user = renderOffice(api);
  await user.keyboard('{Control>}k{/Control}price sat 333{Enter}');
  expect(await screen.findByText('Pricing updated successfully')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement, 'and not the body').toBe(document.getElementById('page'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Price restored')).toBeTruthy();
  expect(putsOf(api)).toEqual([
    { price: '333', before: { price: '299.00' } },
    { price: '299.00', before: { price: '333' } },
  ]);
});

it('asks before it sets a price that is far from the one there is, with both amounts', async () => {
  await using api = await withPrices();
  const user = renderOffice(api);
  await user.keyboard('{Control>}k{/Control}price sat 0{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Set Saturday nights to $0.00?' });
  expect(question.textContent).toContain('It’s $299.00 now.');
  await user.click(screen.getByRole('button', { name: 'Keep $299.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(putsOf(api)).toEqual([]);
  await user.keyboard('{Control>}k{/Control}price sat 3000{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Set to $3,000.00' }));
  expect(await screen.findByText('Pricing updated successfully')).toBeTruthy();
  expect(putsOf(api)).toEqual([{ price: '3000', before: { price: '299.00' } }]);
});

it('says what a price lacks, and that it is so already, instead of that nothing is found', async () => {
  await using api = await withPrices();
  const { user, field } = await open(api);
  await user.type(field, 'price 250');
  expect(await screen.findByText(/^Which nights cost that\?/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'price sat 299');
  expect(await screen.findByText('Saturday nights: the price is $299.00 already.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

it('finds the bookings of a night that is typed, and its month in the calendar', async () => {
  await using api = await services({ bookings: { status: 200, body: [exampleBooking()] } });
  const { user, field } = await open(api);
  await user.type(field, '2027-02-13');
  expect(await screen.findByRole('option', { name: /Bookings$/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Calendar: February 2027 / })).toBeTruthy();
  expect(api.requests.map(({ path }) => path)).toContain(
    '/api/admin/bookings?from=2027-02-13&to=2027-02-13&limit=5',
  );
});

it('opens the dialog that changes the password', async () => {
  await using api = await services({});
  const { user, field } = await open(api);
  await user.type(field, 'change password');
  await user.click(await screen.findByRole('option', { name: /^Change Password/ }));
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeTruthy();
});

it('finds services by their words and leads to Rates for the price of a day', async () => {
  const dinner = { id: 's1', name: 'Romance Dinner', description: '', price: '90.00', category: 'romance' };
  await using api = await startPageApi(({ path }) => {
    if (path.includes('/addon-services')) return { status: 200, body: [{ ...dinner, isActive: true }] };
    return path.includes('/guests') ? noGuests : onNone;
  });
  const { user, field } = await open(api);
  await user.type(field, 'romance');
  expect(await screen.findByRole('option', { name: /^Romance Dinner .*\$90\.00/ })).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'price 2999-06-20 310');
  expect(await screen.findByRole('option', { name: /^Set the price of Jun 20, 2999 / })).toBeTruthy();
  expect(screen.queryByText(/^No price is called/)).toBeNull();
  await user.clear(field);
  await user.type(field, '310 jun 20-22, 2999');
  const days = await screen.findByRole('option', {
    name: /^Set the price of Jun 20, 2999 – Jun 22, 2999 to /,
  });
  await user.click(days);
  await waitFor(() =>
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(
      '?new=2999-06-20&until=2999-06-22&price=310',
    ),
  );
});

it('says that a day doesn’t exist, instead of that nothing is found', async () => {
  await using api = await services({});
  const { user, field } = await open(api);
  await user.type(field, 'feb 30');
  expect(await screen.findByText('There’s no February 30.')).toBeTruthy();
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(3));
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});
