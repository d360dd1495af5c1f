// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { exampleQuote } from '../../stay-price/example-quote.ts';
import { festival, ratesApi, today, type Fake } from './example-rates.ts';
import { RatesPage } from './rates.page.tsx';

cleanUpRenderedPages();

/** The page with such an API. */
async function openRates(fake: Fake, address = '/admin/rates') {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  const api = await startPageApi(ratesApi(fake));
  render(
    <PageAt address={address} fetchIt={api.fetch}>
      <RatesPage />
    </PageAt>,
  );
  return api;
}

it('adds an override for a day that is pressed, and shows a refusal at its field', async () => {
  let sent: unknown;
  await using _api = await openRates({
    write: (_method, _path, body) => {
      sent = body;
      const errors = [{ path: 'lastDate', message: 'Can last up to 1096 nights' }];
      return { status: 400, body: { type: 'invalid-request', title: 'Invalid', status: 400, errors } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /\w{3} 1:/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Price of a night/), { target: { value: '410' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Dates' }));
  await within(dialog).findByText('Can last up to 1096 nights');
  const date = `${today.slice(0, 7)}-01`;
  expect(sent).toMatchObject({
    kind: 'override',
    firstDate: date,
    lastDate: date,
    prices: { friday: '410' },
  });
}, 60_000);

it.each([
  ['310', '310'],
  ['<b>', ''],
])('begins with the day and the price of the address, which is %j', async (price, shown) => {
  await using _api = await openRates({}, `/admin/rates?new=2027-06-20&price=${encodeURIComponent(price)}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('First night').value).toBe('2027-06-20');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Price of a night/).value).toBe(shown);
});

it.each([
  ['2027-06-22', '2027-06-22'],
  ['2027-06-18', '2027-06-20'],
  ['<b>', '2027-06-20'],
])('begins with the last night of the address, which is %j', async (until, shown) => {
  await using _api = await openRates({}, `/admin/rates?new=2027-06-20&until=${until}&price=310`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('First night').value).toBe('2027-06-20');
  expect(dialog.getByLabelText<HTMLInputElement>('Last night').value).toBe(shown);
});

it('saves nights without a price once staff say that they are free', async () => {
  const sent: unknown[] = [];
  await using _api = await openRates(
    {
      write: (_method, _path, body) => {
        sent.push(body);
        return { status: 201, body: { ...festival, ...(body as object) } };
      },
    },
    '/admin/rates?new=2027-06-20&price=0',
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  await dialog.findByText('Check this, or change the price');
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByLabelText('Guests pay nothing for nights at $0'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  await waitFor(() => expect(sent).toHaveLength(1));
}, 60_000);

it('asks for a name once it is left out, not as soon as a kind needs one', async () => {
  await using _api = await openRates({});
  fireEvent.click(await screen.findByRole('button', { name: /\w{3} 1:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: 'Season' }));
  await dialog.findByText(/^Guests read it/);
  expect(dialog.queryByText('Name is required')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  await dialog.findByText('Name is required');
  fireEvent.click(dialog.getByRole('radio', { name: 'Override' }));
  await waitFor(() => expect(dialog.queryByText('Name is required')).toBeNull());
}, 60_000);

it('says how much more or less the nights of some weekdays cost, and refuses what the server would', async () => {
  const sent: object[] = [];
  await using _api = await openRates({
    write: (_method, _path, body) => {
      sent.push(body as object);
      return { status: 201, body: { ...festival, id: 'less' } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /\w{3} 1:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (label: string | RegExp, value: string): void => {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  };
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  choose('Price', 'adjusted');
  await dialog.findByText(/^More or less than the night costs otherwise/);
  choose('A night costs', 'percent-less');
  choose('By how much', '91%');
  choose('On which nights', 'some');
  const weekdays = within(await dialog.findByRole('group', { name: 'Weekdays' }));
  save();
  await dialog.findByText('Can be at most 90% less');
  await dialog.findByText('Choose at least one weekday');
  choose('By how much', '-5');
  await dialog.findByText('Enter a number, such as 10 or 15.5');
  choose('By how much', '15.5%');
  fireEvent.click(weekdays.getByLabelText('Friday'));
  fireEvent.click(weekdays.getByLabelText('Saturday'));
  save();
  const less = { unit: 'percent', value: '-15.5' };
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    prices: { friday: '', sunday: '' },
    adjustments: { friday: less, saturday: less, sunday: null },
  });
}, 60_000);

it('takes a price or an adjustment for each weekday', async () => {
  const sent: object[] = [];
  await using _api = await openRates({
    write: (_method, _path, body) => {
      sent.push(body as object);
      return { status: 201, body: { ...festival, id: 'mixed' } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /\w{3} 1:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: 'weekdays' } });
  const night = (day: string) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${day} night`));
  const friday = await dialog.findByLabelText(/^Friday night/);
  friday.focus();
  for (const value of ['4', '', '+', '+1', '+10%']) fireEvent.change(night('Friday'), { target: { value } });
  expect(document.activeElement, 'the sign changes the field').toBe(friday);
  fireEvent.change(night('Saturday'), { target: { value: '410' } });
  fireEvent.change(night('Sunday'), { target: { value: '-x' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  await dialog.findByText('Enter a number, such as 10 or 15.5');
  fireEvent.change(night('Sunday'), { target: { value: '-20' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Dates' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    prices: { friday: '', saturday: '410', sunday: '', monday: '' },
    adjustments: {
      ...{ friday: { unit: 'percent', value: '10' }, sunday: { unit: 'dollars', value: '-20' } },
      ...{ saturday: null, monday: null },
    },
  });
}, 60_000);

it('sets what several days cost that are chosen by keyboard', async () => {
  await using _api = await openRates({});
  const first = await screen.findByRole('button', { name: /\w{3} 1:/ });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight', shiftKey: true });
  const second = screen.getByRole('button', { name: /\w{3} 2:/ });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowRight', shiftKey: true });
  const third = screen.getByRole('button', { name: /\w{3} 3:/ });
  expect([first, second, third].map((day) => day.getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'true',
  ]);
  fireEvent.click(third);
  const dialog = await screen.findByRole('dialog');
  const month = today.slice(0, 7);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^First night/).value).toBe(`${month}-01`);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Last night/).value).toBe(`${month}-03`);
}, 60_000);

it('copies a year to the next one, and takes that back', async () => {
  const sent: string[] = [];
  const copy = { ...festival, id: 'copy', version: 1, firstDate: '3000-07-10', lastDate: '3000-07-10' };
  await using _api = await openRates({
    periods: [festival],
    write: (method, path, body) => {
      sent.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
      return path.endsWith('/removals')
        ? { status: 200, body: { removed: 1, kept: [] } }
        : { status: 201, body: { added: [copy], skipped: 2 } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy a Year…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy to 3000' }));
  await screen.findByText('1 copied to 3000');
  await screen.findByText('2 were there already');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The copies are deleted');
  expect(sent).toEqual([
    'POST /api/admin/rate-periods/copies {"fromYear":2999}',
    'POST /api/admin/rate-periods/removals {"periods":[{"id":"copy","version":1}]}',
  ]);
}, 60_000);

it('says what a guest would pay and where the prices come from, or which rule is in the way', async () => {
  const quote = exampleQuote();
  const asked: unknown[] = [];
  await using _api = await openRates({
    write: (_method, path, body) => {
      if (path !== '/api/quote') return undefined;
      asked.push(body);
      const errors = [{ path: 'checkOutDate', message: 'Two nights minimum in Ski' }];
      if (asked.length === 1)
        return { status: 400, body: { type: 'invalid-request', title: 'Invalid', status: 400, errors } };
      const nights = quote.nights.map((night) => ({ ...night, label: 'Weekday, Ski' }));
      return { status: 200, body: { ...quote, nights } };
    },
  });
  const choose = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  await screen.findByText('Enter both dates, each with its month, day, and year.');
  choose('Check-in', '2027-07-01');
  choose('Check-out', '2027-06-30');
  await screen.findByText('The check-out has to be after the check-in.');
  choose('Check-out', '2027-07-02');
  await screen.findByText('Two nights minimum in Ski');
  choose('Check-out', '2027-07-03');
  expect(await screen.findAllByText(/\d · Ski$/)).toHaveLength(quote.nights.length);
  choose('Check-out', '2027-07-09');
  expect(screen.queryByLabelText('Price for a guest'), 'of other dates').toBeNull();
  await screen.findByLabelText('Price for a guest');
  expect(asked.at(-1)).toMatchObject({ checkOutDate: '2027-07-09', paymentMethod: 'card' });
}, 60_000);

it('keeps the price of dates that are taken, and says that they are', async () => {
  const noBooking = { bookingId: null, bookingReference: null, guestName: null, price: null };
  const nights = ['2027-06-30', '2027-07-02', '2027-07-03', '2027-07-05'].map((date) => ({
    ...noBooking,
    ...{ date, use: 'blocked' },
  }));
  await using _api = await openRates({
    read: (path) => (path.includes('from=2027-07&to=2027-07') ? nights : undefined),
    write: (_method, path) => (path === '/api/quote' ? { status: 200, body: exampleQuote() } : undefined),
  });
  const choose = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  choose('Check-in', '2027-07-01');
  choose('Check-out', '2027-07-05');
  await screen.findByLabelText('Price for a guest');
  await screen.findByText(
    /^Guests can’t book this stay\. Nights already taken: Jul 2, 2027 to Jul 3, 2027\.$/,
  );
  choose('Check-in', '2027-07-04');
  await waitFor(() => expect(screen.queryByText(/already taken/)).toBeNull());
  await screen.findByLabelText('Price for a guest');
}, 60_000);
