// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ApiDataProvider } from '@getaway/web-kit/swr.tsx';
import { noDates } from '../../../calendar/calendar-selection.ts';
import { emptyDraft, type FlexibleSearch } from '../draft/booking-draft.ts';
import type { Extras } from '../draft/extras-of.ts';
import { FlexiblePanel } from './flexible-panel.tsx';

cleanUpRenderedPages();

const found = (checkInDate: string, checkOutDate: string, total: string, usesPromoCode = false) => ({
  checkInDate,
  checkOutDate,
  nights: 2,
  total,
  usesPromoCode,
});
const stays = [
  found('2027-05-06', '2027-05-08', '669.02'),
  found('2027-05-13', '2027-05-15', '669.02'),
  found('2027-05-01', '2027-05-03', '778.69'),
];
const noExtras: Extras = { addOnIds: [], packageIds: [], paymentMethod: 'card' };

interface PanelProps {
  search?: Partial<FlexibleSearch>;
  extras?: Extras;
  onTake?: (stay: unknown) => void;
}

function Panel({ search, extras = noExtras, onTake = () => undefined }: PanelProps): ReactNode {
  const [current, setCurrent] = useState({ ...emptyDraft.flexible, ...search });
  return (
    <ApiDataProvider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <FlexiblePanel
          search={current}
          dates={noDates}
          today={calendarDate('2027-04-10')}
          extras={extras}
          onSearch={(changes) => setCurrent((last) => ({ ...last, ...changes }))}
          onTake={onTake}
        />
      </SWRConfig>
    </ApiDataProvider>
  );
}

/** The queries of the calls so far. */
const queries = ({ requests }: { requests: readonly { path: string }[] }) =>
  requests.map(({ path }) => Object.fromEntries(new URL(path, 'http://house.example').searchParams));

describe('the search for flexible dates', () => {
  it('lists the stays with their totals, marks the cheapest, and takes one over', async () => {
    await using api = await startPageApi(() => ({ status: 200, body: { stays } }));
    vi.stubGlobal('fetch', api.fetch);
    const taken = vi.fn<(stay: unknown) => void>();
    render(<Panel search={{ when: 'weekend', month: '2027-05' }} onTake={taken} />);
    expect(screen.getByRole('status').textContent).toBe('Looking for stays…');
    await screen.findByText('We found 3 stays, from $669.02.');
    expect(queries(api)).toEqual([{ nights: '2', when: 'weekend', month: '2027-05', paymentMethod: 'card' }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thu, May 6 – Sat, May 8, 2027 $669.02 2 nights Cheapest',
      'Thu, May 13 – Sat, May 15, 2027 $669.02 2 nights Cheapest',
      'Sat, May 1 – Mon, May 3, 2027 $778.69 2 nights ',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /May 13/ }));
    expect(taken).toHaveBeenCalledExactlyOnceWith({ checkIn: '2027-05-13', checkOut: '2027-05-15' });
  });

  it('marks none of several stays that cost the same', async () => {
    await using api = await startPageApi(() => ({ status: 200, body: { stays: stays.slice(0, 2) } }));
    vi.stubGlobal('fetch', api.fetch);
    render(<Panel search={{}} />);
    await screen.findByText('We found 2 stays, from $669.02.');
    expect(screen.queryByText('Cheapest')).toBeNull();
  });

  it('says that nothing is available, and widens the search with a button', async () => {
    await using api = await startPageApi(({ path }) => ({
      status: 200,
      body: { stays: path.includes('weekend') ? [] : stays },
    }));
    vi.stubGlobal('fetch', api.fetch);
    render(<Panel search={{ when: 'weekend', month: '2027-05' }} />);
    await screen.findByText(/^No stay of 2 nights is available on a weekend in May 2027\. Try any days/);
    fireEvent.click(screen.getByRole('button', { name: 'Any days' }));
    await screen.findByText('We found 3 stays, from $669.02.');
    expect(screen.getByLabelText('When')).toHaveProperty('value', 'any');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('can be tried again after a failure', async () => {
    let tries = 0;
    await using api = await startPageApi(() => {
      tries += 1;
      return tries === 1 ? { status: 503, body: {} } : { status: 200, body: { stays } };
    });
    vi.stubGlobal('fetch', api.fetch);
    render(<Panel />);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load these stays.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We found 3 stays, from $669.02.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the extras, names stays that the code is not for, and leaves out a code that no longer holds', async () => {
    const extras: Extras = {
      addOnIds: ['massage', 'dinner'],
      packageIds: [],
      paymentMethod: 'alternative',
      promoCode: 'MIDWEEK',
    };
    await using api = await startPageApi(() => ({ status: 200, body: { stays } }));
    vi.stubGlobal('fetch', api.fetch);
    const { unmount } = render(<Panel extras={extras} />);
    expect(await screen.findAllByText(/2 nights · without code MIDWEEK/)).toHaveLength(3);
    const asked = { nights: '2', when: 'any', addOnIds: 'massage,dinner', paymentMethod: 'alternative' };
    expect(queries(api)).toEqual([{ ...asked, promoCode: 'MIDWEEK' }]);
    unmount();

    await using expired = await startPageApi(({ path }) =>
      path.includes('promoCode')
        ? { status: 422, body: { type: 'promo-invalid', title: 'Invalid', status: 422, reason: 'expired' } }
        : { status: 200, body: { stays } },
    );
    vi.stubGlobal('fetch', expired.fetch);
    render(<Panel extras={{ ...extras, promoCode: 'GONE' }} />);
    await screen.findByText('We found 3 stays, from $669.02.');
    expect(queries(expired)).toEqual([{ ...asked, promoCode: 'GONE' }, asked]);
  });

  it('looks in any month if a link names one that cannot be booked', async () => {
    await using api = await startPageApi(() => ({ status: 200, body: { stays } }));
    vi.stubGlobal('fetch', api.fetch);
    render(<Panel search={{ month: '2020-01' }} />);
    await waitFor(() => expect(queries(api)).toHaveLength(1));
    expect(queries(api)[0]).not.toHaveProperty('month');
    expect(screen.getByLabelText('Month')).toHaveProperty('value', '');
  });
});
