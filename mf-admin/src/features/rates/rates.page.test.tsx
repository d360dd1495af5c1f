// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import type { RatePeriodOnWire } from '@getaway/contracts/http/rates';
import { discounts, festival, none, ratesApi, rules, today, type Fake } from './example-rates.ts';
import { RatesPage } from './rates.page.tsx';

cleanUpRenderedPages();

/** The page with such an API. */
async function openRates(fake: Fake) {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  const api = await startPageApi(ratesApi(fake));
  render(
    <PageAt address="/admin/rates" fetchIt={api.fetch}>
      <RatesPage />
    </PageAt>,
  );
  return api;
}

it('shows the nights of twelve months from this one on in words, and turns to the next twelve', async () => {
  await using api = await openRates({});
  expect(
    await screen.findByRole('button', { name: /\w{3} 1: \$250\.00, Ski, At least 2 nights$/ }),
  ).toBeDefined();
  const [thisMonth, year] = [today.slice(5, 7), Number(today.slice(0, 4))];
  expect(api.requests.map(({ path }) => path).join(' ')).toContain(
    `from=${year}-${thisMonth}-01&to=${year + 1}-${thisMonth}-01`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const next = `from=${year + 1}-${thisMonth}-01`;
  await waitFor(() => expect(api.requests.some(({ path }) => path.includes(next))).toBe(true));
});

it('leads to each part of the page on a phone, where the calendar comes last', async () => {
  const listener = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: listener,
    removeEventListener: listener,
  }));
  await using _api = await openRates({});
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const titles = links.map(
    (link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h3')?.textContent,
  );
  expect(titles.slice(0, -1)).toEqual([
    ...['Seasons, Overrides, and Holidays', 'Rules for All Stays', 'Discounts and Gaps'],
    'What Would a Guest Pay?',
  ]);
  expect(titles.at(-1)).toMatch(/^\w+ \d{4} – \w+ \d{4}$/);
  const onPage = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles, 'in the order of the page').toEqual(onPage);
});

it('says which nights are taken', async () => {
  const night = { date: `${today.slice(0, 7)}-02`, use: 'booked', price: '250.00' };
  const taken = [{ ...night, bookingId: 'b1', bookingReference: 'CHS-BOOK-1', guestName: 'Mara Quist' }];
  await using _api = await openRates({
    read: (path) => (path.startsWith('/api/admin/reports/nights') ? taken : undefined),
  });
  expect(await screen.findByRole('button', { name: /\w{3} 2: \$250\.00, booked, Ski/ })).toBeDefined();
});

it('lists what is set and deletes the version that is shown', async () => {
  let deleted = '';
  await using _api = await openRates({
    periods: [festival],
    write: (method, path) => {
      deleted = `${method} ${path}`;
      return { status: 204 };
    },
  });
  expect(await screen.findByText('At least 2 nights · No check-in')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Festival, Jul 10, 2999' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toBe('DELETE /api/admin/rate-periods/festival?version=3'));
}, 60_000);

it('saves the rules for all stays with the version that was read, and refuses what no house can have', async () => {
  let sent: unknown;
  await using _api = await openRates({
    write: (_method, _path, body) => {
      sent = body;
      return { status: 200, body: { ...rules, ...(body as object), version: 5 } };
    },
  });
  const nights = await screen.findByLabelText('Nights kept free between stays');
  fireEvent.change(nights, { target: { value: '15' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save Rules' }));
  await screen.findByText('Must be 14 or less');
  fireEvent.change(nights, { target: { value: '1' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save Rules' }));
  await waitFor(() => expect(sent).toMatchObject({ version: 4, nightsBetween: 1, maximumNights: 60 }));
}, 60_000);

it('saves the discounts with the version that was read, says what they mean, and shows a refusal at its field', async () => {
  const sent: unknown[] = [];
  await using _api = await openRates({
    write: (_method, _path, body) => {
      sent.push(body);
      if (sent.length > 1) return { status: 200, body: { ...discounts, ...(body as object), version: 7 } };
      const errors = [{ path: 'gapPercent', message: 'Turn on the gap rule first, or enter 0' }];
      return { status: 400, body: { type: 'invalid-request', title: 'Invalid', status: 400, errors } };
    },
  });
  const gap = await screen.findByLabelText('Percent off in a gap');
  fireEvent.change(gap, { target: { value: '91' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save Discounts' }));
  await screen.findByText('Must be 90 or less');
  fireEvent.change(gap, { target: { value: '20' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save Discounts' }));
  await screen.findByText('Turn on the gap rule first, or enter 0');
  fireEvent.click(screen.getByLabelText('Let shorter stays fill gaps'));
  fireEvent.change(screen.getByLabelText('Percent off a long stay'), { target: { value: '10' } });
  fireEvent.click(screen.getByLabelText('Long stays: add to other discounts'));
  await screen.findByText(/fills the nights between two stays exactly, and costs 20% less\.$/);
  await screen.findByText('Stays of 7 nights or more cost 10% less.');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Discounts' }));
  await waitFor(() =>
    expect(sent[1]).toMatchObject({
      ...{ version: 6, fillsGaps: true, gapPercent: 20, longStayPercent: 10, longStayAddsUp: true },
    }),
  );
}, 60_000);

/** An API that stores the rules as the server does: a save of another version than its own is refused. */
function versioned<Value extends { version: number }>(first: Value, path: string) {
  const kept = { value: first, sent: [] as unknown[] };
  const write: Fake['write'] = (_method, asked, body) => {
    if (!asked.startsWith(path)) return undefined;
    kept.sent.push(body);
    const { version } = body as Value;
    if (version !== kept.value.version)
      return { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409 } };
    kept.value = { ...(body as Value), version: version + 1 };
    return { status: 200, body: kept.value };
  };
  const read = (asked: string): object | undefined => (asked.startsWith(path) ? kept.value : undefined);
  return { kept, write, read };
}

it.each([
  {
    path: '/api/admin/stay-rules',
    first: rules,
    label: 'Nights kept free between stays',
    button: 'Save Rules',
  },
  {
    path: '/api/admin/stay-discounts',
    first: discounts,
    label: 'Percent off in a gap',
    button: 'Save Discounts',
  },
])(
  'saves twice in a row at $path, and is not refused for its own first save',
  async (asked) => {
    const { kept, write, read } = versioned<{ version: number }>(asked.first, asked.path);
    await using _api = await openRates({ write, read });
    for (const [place, value] of ['1', '2'].entries()) {
      fireEvent.change(await screen.findByLabelText(asked.label), { target: { value } });
      fireEvent.click(await screen.findByRole('button', { name: asked.button }));
      await waitFor(() => expect(kept.sent).toHaveLength(place + 1));
      await waitFor(() => expect(kept.value.version).toBe(asked.first.version + place + 1));
    }
  },
  60_000,
);

it.each([
  {
    ...{ path: '/api/admin/stay-rules', first: rules, label: 'Nights kept free between stays' },
    ...{
      button: 'Save Rules',
      theirs: { leadHours: 24 },
      told: 'Now in the form from them: Lead time in hours.',
    },
  },
  {
    ...{ path: '/api/admin/stay-discounts', first: discounts, label: 'Percent off in a gap' },
    ...{ button: 'Save Discounts', theirs: { longStayPercent: 10 } },
    told: 'Now in the form from them: Percent off a long stay.',
  },
])(
  'keeps what was typed at $path when somebody else saved first, and saves it on top of theirs',
  async (asked) => {
    const { kept, write, read } = versioned<{ version: number }>(asked.first, asked.path);
    await using _api = await openRates({ write, read });
    const field = await screen.findByLabelText<HTMLInputElement>(asked.label);
    fireEvent.change(field, { target: { value: '3' } });
    kept.value = { ...asked.first, ...asked.theirs, version: asked.first.version + 1 };
    fireEvent.click(await screen.findByRole('button', { name: asked.button }));
    await screen.findByText(asked.told);
    expect(screen.getByLabelText<HTMLInputElement>(asked.label).value).toBe('3');
    fireEvent.click(await screen.findByRole('button', { name: asked.button }));
    await waitFor(() => expect(kept.value.version).toBe(asked.first.version + 2));
    expect(kept.value).toMatchObject(asked.theirs);
  },
  60_000,
);

it('keeps what was typed for a period that somebody else changed first, and saves it on top of theirs', async () => {
  const saturday = { ...none, saturday: '400.00' } as unknown as RatePeriodOnWire['prices'];
  const theirs = { ...festival, version: 4, closedToDeparture: true, prices: saturday };
  const sent: { version?: number }[] = [];
  let stored = festival;
  await using _api = await openRates({
    read: (path) => (path.startsWith('/api/admin/rate-periods') ? [stored] : undefined),
    write: (_method, _path, body) => {
      sent.push(body as object);
      return (body as RatePeriodOnWire).version === 4
        ? { status: 200, body: { ...theirs, version: 5 } }
        : { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409 } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit Festival/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Lantern festival' } });
  stored = theirs;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await within(dialog).findByText('Now in the form from them: Price, Check-out.');
  // What was merged has fields of its own, which are drawn next.
  await within(dialog).findByLabelText(/^Saturday night/);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, name: 'Lantern festival', closedToDeparture: true });
  expect(sent[1]).toMatchObject({ prices: { saturday: '400', sunday: '' } });
}, 60_000);

it('says by how much more or less somebody else changed what is being typed', async () => {
  const more = { unit: 'percent', value: '10' };
  const theirs = { ...festival, version: 4, adjustments: { ...none, friday: more, saturday: more } };
  let stored: object = festival;
  const sent: object[] = [];
  await using _api = await openRates({
    read: (path) => (path.startsWith('/api/admin/rate-periods') ? [stored] : undefined),
    write: (_method, _path, body) => {
      sent.push(body as object);
      return (body as RatePeriodOnWire).version === 4
        ? { status: 200, body: { ...theirs, version: 5 } }
        : { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409 } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit Festival/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: 'adjusted' } });
  fireEvent.change(await dialog.findByLabelText('By how much'), { target: { value: '5' } });
  stored = theirs;
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.findByText(/Fri 10% more, Sat 10% more/);
  expect(dialog.getByLabelText<HTMLInputElement>('By how much').value).toBe('5');
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ adjustments: { sunday: { unit: 'percent', value: '+5' } } });
}, 60_000);
