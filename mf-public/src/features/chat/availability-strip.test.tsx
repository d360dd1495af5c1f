// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatCalendar } from '@getaway/contracts/http/chat';
import { addDays, dateInZone, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf, stayLimits } from '@getaway/kernel/stay';
import { exampleStay } from '@getaway/testing/example-stay';
import { startPageApi, type ApiAnswer, type ApiRequest, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ApiDataProvider } from '@getaway/web-kit/swr.tsx';
import { formatDay, formatSpokenDay } from '@getaway/web-kit/format/dates';
import { property } from '../../property.ts';
import { AvailabilityStrip } from './availability-strip.tsx';

cleanUpRenderedPages();
const scrolledTo = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = scrolledTo;
});

const today = dateInZone(new Date(), property.timeZone);
/** A Friday in some weeks. */
const friday = addDays(today, 42 + ((12 - weekdayOf(today)) % 7));
const weekend = { shows: 'stay', checkIn: friday, checkOut: addDays(friday, 2) } as const;
const lastDay = addDays(today, stayLimits.maxDaysAhead);

interface House {
  taken?: readonly CalendarDate[];
  fails?: (request: ApiRequest) => boolean;
}

/** svc-booking, where each night costs 250 dollars and a total follows from the number of nights. */
function answerOf({ taken = [], fails = () => false }: House, request: ApiRequest): ApiAnswer {
  const { pathname, searchParams } = new URL(request.path, 'http://house.example');
  if (fails(request)) return { status: 503, body: {} };
  if (pathname === '/api/unavailable-dates') return { status: 200, body: { unavailableDates: taken } };
  if (pathname === '/api/quote') return { status: 200, body: { ...exampleStay.quote, total: '669.02' } };
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name) as CalendarDate);
  const nights = from && to ? nightsOf({ checkIn: from, checkOut: to }) : [];
  return { status: 200, body: { nights: nights.map((date) => ({ date, price: '250.00' })) } };
}

async function show(calendar: ChatCalendar, house: House = {}): Promise<PageApi> {
  const api = await startPageApi((request) => answerOf(house, request));
  vi.stubGlobal('fetch', api.fetch);
  render(
    <ApiDataProvider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <AvailabilityStrip calendar={calendar} isNewest onFollow={() => undefined} />
      </SWRConfig>
    </ApiDataProvider>,
  );
  return api;
}

const dayButton = (day: CalendarDate) =>
  screen.getByRole('button', { name: (name) => name.startsWith(`${formatSpokenDay(day)},`) });
const buttons = () => within(screen.getByRole('group', { name: 'Days' })).getAllByRole('button');
const bookLink = () => screen.getByRole('link', { name: 'Book these dates' });
const priced = () => screen.findAllByRole('button', { name: /250 dollars, available$/ });

describe('the days below an answer', () => {
  it('are two weeks around the asked stay, which is marked and chosen with its total', async () => {
    await using _api = await show(weekend);
    expect(screen.getByText('Loading the calendar…')).toBeDefined();
    await screen.findByText('$669.02');
    expect(buttons()).toHaveLength(14);
    expect(
      buttons()
        .filter(({ dataset }) => dataset['asked'])
        .map(({ dataset }) => dataset['day']),
    ).toEqual([friday, addDays(friday, 1), addDays(friday, 2)]);
    await waitFor(() =>
      expect(dayButton(friday).textContent).toContain(', 250 dollars, your check-in, asked about'),
    );
    expect(bookLink().getAttribute('href')).toBe(`/booking?checkIn=${friday}&checkOut=${addDays(friday, 2)}`);
  });

  it('are named like those of the booking page, taken ones without a price', async () => {
    await using _api = await show(weekend, { taken: [addDays(friday, 1)] });
    const name = `${formatSpokenDay(addDays(friday, -1))}, 250 dollars, available`;
    await screen.findByRole('button', { name });
    expect(dayButton(addDays(friday, 1)).textContent).toContain(', already booked, asked about');
    expect(dayButton(addDays(friday, 1)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('choose a stay with two clicks, over the nights that the booking page would allow', async () => {
    await using api = await show(weekend, { taken: [addDays(friday, -1)] });
    await screen.findByText('$669.02');
    expect(scrolledTo).not.toHaveBeenCalled();
    fireEvent.click(dayButton(addDays(friday, -3)));
    expect(scrolledTo.mock.contexts.at(-1)?.textContent).toContain('Now choose your check-out date');
    expect(screen.queryByRole('link')).toBeNull();
    expect(dayButton(addDays(friday, -1)).textContent).toContain('checkout only');
    fireEvent.click(dayButton(addDays(friday, -1)));
    expect(bookLink().getAttribute('href')).toBe(
      `/booking?checkIn=${addDays(friday, -3)}&checkOut=${addDays(friday, -1)}`,
    );
    await screen.findByText('$669.02');
    expect(api.requests.filter(({ path }) => path === '/api/quote').at(-1)?.body).toEqual({
      checkInDate: addDays(friday, -3),
      checkOutDate: addDays(friday, -1),
    });
    fireEvent.click(dayButton(addDays(friday, -1)));
    expect(screen.getByText(/^The night of .* is already booked/)).toBeDefined();
  });

  it('turn by two weeks, from the week of today to the last day', async () => {
    await using _api = await show({ shows: 'next' });
    await priced();
    const [earlier, later] = ['Previous two weeks', 'Next two weeks'].map((name) =>
      screen.getByRole('button', { name }),
    );
    if (!earlier || !later) throw new Error('no buttons to turn with');
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    const first = buttons()[0]?.dataset['day'];
    fireEvent.click(earlier);
    expect(buttons()[0]?.dataset['day']).toBe(first);
    fireEvent.click(later);
    expect(buttons()[0]?.dataset['day']).toBe(addDays(first as CalendarDate, 14));
    for (let turns = 0; later.getAttribute('aria-disabled') !== 'true' && turns < 60; turns += 1)
      fireEvent.click(later);
    expect(dayButton(lastDay)).toBeDefined();
  });

  it('are reached with the arrow keys, in the next two weeks too', async () => {
    await using _api = await show({ shows: 'next' });
    await priced();
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([dayButton(today)]);
    dayButton(today).focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowRight');
    expect(document.activeElement).toBe(dayButton(addDays(today, 1)));
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(dayButton(addDays(today, 15)));
    press('PageUp');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(dayButton(today));
  });

  it('say that nothing is available, and lead to the next available night', async () => {
    const taken = nightsOf({ checkIn: addDays(friday, -30), checkOut: addDays(friday, 30) });
    await using _api = await show(weekend, { taken });
    expect(await screen.findByText(/^Nothing is available in these two weeks/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show the next available night' }));
    expect(document.activeElement).toBe(dayButton(addDays(friday, 30)));
    expect(screen.getByRole('status').textContent).toBe('Choose your check-in date');
  });
});

describe('what the server does not answer', () => {
  it('is asked for again: the taken nights', async () => {
    let isDown = true;
    await using _api = await show(weekend, { fails: ({ path }) => isDown && path.includes('unavailable') });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the calendar.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('$669.02');
  });

  it('is asked for again with one click: the taken nights and the prices', async () => {
    let isDown = true;
    await using _api = await show(weekend, { fails: () => isDown });
    await screen.findByRole('alert');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dayButton(addDays(friday, -1)).textContent).toContain('250 dollars'));
  });

  it('is asked for again: a total, while the dates can be booked', async () => {
    let isDown = true;
    await using _api = await show(weekend, { fails: ({ path }) => isDown && path === '/api/quote' });
    await screen.findByText('We couldn’t get the price.');
    expect(bookLink()).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('$669.02');
  });

  it('is asked for again: the prices of the nights', async () => {
    let isDown = true;
    await using _api = await show(weekend, { fails: ({ path }) => isDown && path.includes('night-rates') });
    await screen.findByText('We couldn’t load nightly prices.');
    expect(dayButton(addDays(friday, -1)).textContent).toContain(
      `${formatDay(addDays(friday, -1)).slice(0, 3)}`,
    );
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dayButton(addDays(friday, -1)).textContent).toContain('250 dollars'));
  });
});
