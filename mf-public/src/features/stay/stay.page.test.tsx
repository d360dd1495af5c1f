// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer, type ApiRequest } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { bookingConfirmed, newsKey, takeBookedNews } from '../../layout/booked-news.ts';
import { Navigation } from '../../layout/navigation.tsx';
import { exampleStay } from '@getaway/testing/example-stay';
import { StayPage } from './stay.page.tsx';

cleanUpRenderedPages();
afterEach(() => sessionStorage.clear());

const notFound: ApiAnswer = {
  status: 404,
  body: { type: 'stay-not-found', status: 404, title: 'This link doesn’t open a stay' },
};
const changed = (preview: object): ApiAnswer => ({
  status: 409,
  body: { type: 'changed-meanwhile', status: 409, title: 'Someone else changed this', preview },
});
const refundOf = (refund: string) => ({
  refund,
  toCard: refund,
  byHouse: '0.00',
  reason: 'in-time',
  noticeHours: 48,
  deadline: '2027-03-03T21:00:00.000Z',
  paid: '695.50',
});

type Answers = (request: ApiRequest) => ApiAnswer | undefined;

/** The page of a stay, whose calls are answered by `answers` and otherwise as usual. */
async function openStay(answers: Answers = () => undefined, path = `/stay/${'T'.repeat(43)}`) {
  const api = await startPageApi((request) => {
    const own = answers(request);
    if (own) return own;
    if (request.path === '/api/stay') return { status: 200, body: exampleStay };
    if (request.path === '/api/stay/messages') return { status: 200, body: { messages: [] } };
    return notFound;
  });
  vi.stubGlobal('fetch', api.fetch);
  history.replaceState(null, '', path);
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  render(
    <Navigation>
      <ToastProvider>
        <StayPage />
      </ToastProvider>
    </Navigation>,
  );
  return api;
}

/** The same with a stay that differs from the example. */
const openExample = (differently: object) =>
  openStay(({ path }) =>
    path === '/api/stay' ? { status: 200, body: { ...exampleStay, ...differently } } : undefined,
  );

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('right after its booking', () => {
  const greeting = `You’re booked, ${exampleStay.firstName}! We’re emailing you the details.`;

  it('greets the guest, but not again after a reload', async () => {
    sessionStorage.setItem(newsKey, exampleStay.bookingReference);
    await using _first = await openStay();
    expect(await screen.findByText(greeting)).toBeDefined();
    expect((await screen.findAllByText(bookingConfirmed.title)).length).toBeGreaterThan(0);
    expect(takeBookedNews(exampleStay.bookingReference)).toBe(false);
    cleanup();
    await using _again = await openStay();
    await screen.findByRole('heading', { level: 1, name: /^Friday/ });
    expect(screen.queryByText(greeting)).toBeNull();
    expect(screen.queryByText(bookingConfirmed.title)).toBeNull();
  });

  it.each([
    ['another booking', {}, 'ANOTHER1'],
    ['a booking that was canceled since', { status: 'cancelled' }, exampleStay.bookingReference],
  ])('does not greet the guest of %s', async (_booking, differently, bookedHere) => {
    sessionStorage.setItem(newsKey, bookedHere);
    await using _api = await openExample(differently);
    await screen.findByRole('heading', { level: 1, name: /^Friday/ });
    expect(screen.queryByText(greeting)).toBeNull();
    expect(screen.queryByText(bookingConfirmed.title)).toBeNull();
  });
});

describe('the page of a stay', () => {
  it('shows the dates, and names no address with the token in the page’s head', async () => {
    await using api = await openStay();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Friday, March 5 to Sunday, March 7, 2027' }),
    ).toBeDefined();
    expect(document.head.innerHTML).not.toContain('TTTT');
    expect(api.requests.map(({ path }) => path).join(' ')).not.toContain('TTTT');
  });

  it('does not mention extras where the house offers none', async () => {
    await using _api = await openExample({
      canAddExtras: { allowed: false, until: null, whyNot: null },
    });
    expect(await screen.findByRole('button', { name: 'Move your dates' })).toBeDefined();
    expect(screen.queryByText(/something special|extras/i)).toBeNull();
  });

  it('says once why nothing can be changed any more, and shows the entry code once', async () => {
    const begun = { allowed: false, until: null, whyNot: 'Your stay has begun. Please call us.' };
    await using _api = await openExample({
      canMove: begun,
      canAddExtras: begun,
      canChangeDetails: begun,
      canCancel: { ...exampleStay.canCancel, ...begun },
      entryCode: { ...exampleStay.entryCode, code: '482913' },
    });
    expect(await screen.findAllByText(begun.whyNot)).toHaveLength(1);
    expect(screen.getAllByText(/482913/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Move your dates' })).toBeNull();
  });

  it('shows what the house tells its guests about getting in, and no code', async () => {
    await using _api = await openExample({
      entryCode: { ...exampleStay.entryCode, instructions: 'Key box by the door: 4417.' },
    });
    expect(await screen.findByText('Key box by the door: 4417.')).toBeDefined();
    expect(screen.getByText('How you get in')).toBeDefined();
    expect(screen.queryByText(/entry code/)).toBeNull();
  });

  it('says of each change why it cannot be made where the reasons differ', async () => {
    await using _api = await openExample({
      canMove: { allowed: false, until: null, whyNot: 'You can move your stay once it’s paid.' },
    });
    expect(await screen.findByText('You can move your stay once it’s paid.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Move your dates' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it.each([
    ['that no booking has', `/stay/${'T'.repeat(43)}`, 1],
    ['that was cut off', '/stay/TTT', 0],
  ])('says for a link %s how to get a new one', async (_link, path, calls) => {
    await using api = await openStay(() => notFound, path);
    const link = await screen.findByRole('link', { name: 'Find my booking' });
    expect(link.getAttribute('href')).toBe('/find-booking');
    expect(document.title).toBe('This link doesn’t open a stay · Lantern Hollow');
    expect(api.requests).toHaveLength(calls);
  });

  it('tries again after it could not reach the server', async () => {
    let isAway = true;
    await using _api = await openStay(({ path }) =>
      isAway && path === '/api/stay' ? { status: 503, body: {} } : undefined,
    );
    await screen.findByRole('heading', { name: 'We couldn’t reach our server' });
    isAway = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: /^Friday/ })).toBeDefined();
  });

  it('offers what can be done, promises no refund of what isn’t paid, and says why the rest can’t', async () => {
    const canMove = { allowed: false, until: null, whyNot: 'It’s too late to move this stay.' };
    const canCancel = { ...exampleStay.canCancel, refund: '0.00', refundReason: 'nothing-paid' };
    await using _api = await openExample({ canMove, canCancel });
    const move = await screen.findByRole('button', { name: 'Move your dates' });
    expect(move.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('It’s too late to move this stay.')).toBeDefined();
    expect(screen.getByText('You haven’t paid anything yet')).toBeDefined();
    fireEvent.click(move);
    expect(move.getAttribute('aria-expanded')).toBe('false');
  });

  it('says that payment is being arranged where the house has recorded none', async () => {
    const whyNot = 'You’re arranging payment with us directly.';
    const money = { ...exampleStay.money, status: 'unpaid', paid: '0.00' };
    await using _api = await openExample({
      money,
      canPay: { ...exampleStay.canPay, allowed: false, whyNot },
    });
    expect(await screen.findByText(whyNot)).toBeDefined();
  });

  it('says once that a reservation has expired', async () => {
    const ended = { by: 'deadline', toReturn: '0.00' };
    const kept = { keptUntil: '2026-11-20T15:00:00.000Z', keptSeconds: 0 };
    await using _api = await openExample({ status: 'pending_payment', ended, ...kept });
    await screen.findByRole('heading', { name: 'Your reservation has expired' });
    expect(screen.getByRole('link', { name: 'Choose new dates' })).toBeDefined();
    expect(screen.queryByText(/^The time to pay has run out/)).toBeNull();
  });
});

describe('a stay that came with its page', () => {
  /** As the edge writes it. */
  const serve = (view: object) => {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'stay-view';
    data.textContent = JSON.stringify(view);
    document.body.append(data);
  };

  it('is shown without a call, and only once', async () => {
    serve({ ...exampleStay, firstName: 'Served' });
    await using api = await openStay();
    expect(screen.getByText(/^Served, your stay at/)).toBeDefined();
    await screen.findByText(/Ask us anything/);
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/stay/messages']);
    expect(document.getElementById('stay-view')).toBeNull();
  });

  it('does not open where the address has no whole token', async () => {
    serve(exampleStay);
    await using _api = await openStay(undefined, '/stay/TTT');
    expect(await screen.findByText('This link doesn’t open a stay')).toBeDefined();
  });
});

it('offers no changes of a canceled stay', async () => {
  const over = { allowed: false, until: null, whyNot: 'This booking was canceled.' };
  const canceled = { canMove: over, canAddExtras: over, canChangeDetails: over };
  const canCancel = { ...exampleStay.canCancel, ...over };
  await using _api = await openStay(({ path }) =>
    path === '/api/stay'
      ? { status: 200, body: { ...exampleStay, ...canceled, canCancel, status: 'cancelled' } }
      : undefined,
  );
  expect(await screen.findByText('Canceled')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Make changes' })).toBeNull();
});

describe('a cancellation', () => {
  it('whose refund changed in the meantime shows the new one and asks again', async () => {
    const shown: unknown[] = [];
    await using _api = await openStay(({ path, body }) => {
      if (path === '/api/stay/cancellation-preview') return { status: 200, body: refundOf('695.50') };
      if (path !== '/api/stay/cancellation') return undefined;
      shown.push(body);
      return shown.length === 1
        ? changed(refundOf('0.00'))
        : { status: 200, body: { status: 'cancelled', refund: '0.00', toCard: '0.00', byHouse: '0.00' } };
    });
    await press('Cancel your booking');
    await press('Cancel my booking');
    await press('Yes, cancel it');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was canceled');
    expect(screen.getByText('You get back').nextSibling?.textContent).toBe('$0.00');
    await press('Cancel my booking');
    await press('Yes, cancel it');
    expect(await screen.findByText('Your booking is canceled.')).toBeDefined();
    expect(shown).toEqual([{ shownRefund: '695.50' }, { shownRefund: '0.00' }]);
  });

  it('takes off what went back before, so that nothing of the payment seems lost', async () => {
    const preview = { ...refundOf('465.14'), refunded: '230.36' };
    await using _api = await openStay(({ path }) =>
      path === '/api/stay/cancellation-preview' ? { status: 200, body: preview } : undefined,
    );
    await press('Cancel your booking');
    expect((await screen.findByText('Already refunded')).nextSibling?.textContent).toBe('−$230.36');
  });

  it('of what was never paid says that there is nothing to refund', async () => {
    const preview = { ...refundOf('0.00'), reason: 'nothing-paid', paid: '0.00' };
    await using _api = await openStay(({ path }) =>
      path === '/api/stay/cancellation-preview' ? { status: 200, body: preview } : undefined,
    );
    await press('Cancel your booking');
    expect(await screen.findByText('You get back')).toBeDefined();
    expect(screen.queryByText('Already refunded')).toBeNull();
    await press('Cancel my booking');
    expect(
      await screen.findByText(
        /^You haven’t paid anything, so there’s nothing to refund\. Your dates will open up/,
      ),
    ).toBeDefined();
  });

  it('that another tab was faster with shows the page as it is now', async () => {
    let isCanceled = false;
    await using _api = await openStay(({ path }) => {
      if (path === '/api/stay' && isCanceled)
        return { status: 200, body: { ...exampleStay, status: 'cancelled' } };
      if (path === '/api/stay/cancellation-preview') return { status: 200, body: refundOf('695.50') };
      if (path !== '/api/stay/cancellation') return undefined;
      isCanceled = true;
      const body = {
        type: 'not-possible-now',
        status: 409,
        title: 'Not now',
        detail: 'This booking is already canceled.',
      };
      return { status: 409, body };
    });
    await press('Cancel your booking');
    await press('Cancel my booking');
    await press('Yes, cancel it');
    expect(await screen.findByText('Canceled')).toBeDefined();
    expect(screen.getByText('This booking is already canceled.')).toBeDefined();
  });

  it('is not sent before the guest says so a second time', async () => {
    await using api = await openStay(({ path }) =>
      path === '/api/stay/cancellation-preview' ? { status: 200, body: refundOf('695.50') } : undefined,
    );
    await press('Cancel your booking');
    await press('Cancel my booking');
    await press('Keep my booking');
    expect(api.requests.some(({ path }) => path === '/api/stay/cancellation')).toBe(false);
  });
});

describe('adding extras', () => {
  const massage = {
    id: 'massage',
    name: 'Couples massage',
    description: 'An hour by the fire.',
    price: '220.00',
    category: 'spa',
    isActive: true,
    isBooked: false,
  };
  const priced = (total: string, difference: string) => ({
    quote: { ...exampleStay.quote, total },
    amendment: { currentTotal: '695.50', difference, balance: null, changes: [] },
    refund: '0.00',
    due: difference,
    refundableUntil: '2027-03-03T21:00:00.000Z',
  });

  it('shows the new price first, and saves at that price or asks again', async () => {
    const sent: unknown[] = [];
    await using _api = await openStay(({ path, method, body }) => {
      if (path === '/api/stay/extras-preview') return { status: 200, body: priced('930.90', '235.40') };
      if (path !== '/api/stay/extras') return undefined;
      if (method === 'GET')
        return { status: 200, body: { offer: exampleStay.canAddExtras, addOns: [massage], packages: [] } };
      sent.push(body);
      return sent.length === 1
        ? changed(priced('941.60', '246.10'))
        : { status: 200, body: { total: '941.60', refund: '0.00', due: '246.10' } };
    });
    await press('Add something special');
    fireEvent.click(await screen.findByLabelText('Couples massage'));
    expect(await screen.findByText('+$235.40')).toBeDefined();
    await press('Add to my stay');
    expect(await screen.findByText(/These figures have changed/)).toBeDefined();
    expect(screen.getByText('+$246.10')).toBeDefined();
    await press('Add to my stay');
    expect(await screen.findByText('We’ve added it to your stay. $246.10 is left to pay.')).toBeDefined();
    const body = { addOnIds: ['massage'], packageIds: [] };
    expect(sent).toEqual([
      { ...body, shownTotal: '930.90' },
      { ...body, shownTotal: '941.60' },
    ]);
  });
});

describe('an open preview', () => {
  const massage = {
    ...{ id: 'massage', name: 'Couples massage', description: 'An hour by the fire.', price: '220.00' },
    ...{ category: 'spa', isActive: true, isBooked: false },
  };
  const priced = (due: string) => ({
    quote: { ...exampleStay.quote, total: '930.90' },
    amendment: { currentTotal: '695.50', difference: '235.40', balance: null, changes: [] },
    ...{ refund: '0.00', due, refundableUntil: '2027-03-03T21:00:00.000Z' },
  });

  it('of a change is asked for again once the guest has paid elsewhere', async () => {
    let isPaid = false;
    const money = { ...exampleStay.money, paid: '0.00', balance: '695.50' };
    await using _api = await openStay(({ path, method }) => {
      if (path === '/api/stay')
        return { status: 200, body: isPaid ? exampleStay : { ...exampleStay, money } };
      if (path === '/api/stay/extras-preview')
        return { status: 200, body: priced(isPaid ? '235.40' : '930.90') };
      if (path !== '/api/stay/extras' || method !== 'GET') return undefined;
      return { status: 200, body: { offer: exampleStay.canAddExtras, addOns: [massage], packages: [] } };
    });
    await press('Add something special');
    fireEvent.click(await screen.findByLabelText('Couples massage'));
    expect(await screen.findByText(/^\$930\.90 is left to pay after the change/)).toBeDefined();
    isPaid = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^\$235\.40 is left to pay after the change/)).toBeDefined();
    expect(screen.getByText(/^These figures have changed/)).toBeDefined();
  });

  it('of an extra that another tab has added is gone', async () => {
    let isBooked = false;
    await using _api = await openStay(({ path, method }) => {
      if (path === '/api/stay') return { status: 200, body: { ...exampleStay, revision: isBooked ? 4 : 3 } };
      if (path === '/api/stay/extras-preview') return { status: 200, body: priced('235.40') };
      if (path !== '/api/stay/extras' || method !== 'GET') return undefined;
      const addOns = [{ ...massage, isBooked }];
      return { status: 200, body: { offer: exampleStay.canAddExtras, addOns, packages: [] } };
    });
    await press('Add something special');
    fireEvent.click(await screen.findByLabelText('Couples massage'));
    await screen.findByRole('button', { name: 'Add to my stay' });
    isBooked = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Booked')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to my stay' })).toBeNull());
  });

  it('of a refund is asked for again once the guest has paid elsewhere', async () => {
    let isPaid = false;
    const money = { ...exampleStay.money, paid: '96.30', balance: '599.20' };
    await using _api = await openStay(({ path }) => {
      if (path === '/api/stay')
        return { status: 200, body: isPaid ? exampleStay : { ...exampleStay, money } };
      if (path !== '/api/stay/cancellation-preview') return undefined;
      return { status: 200, body: refundOf(isPaid ? '695.50' : '96.30') };
    });
    await press('Cancel your booking');
    expect((await screen.findByText('You get back')).nextSibling?.textContent).toBe('$96.30');
    isPaid = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.getByText('You get back').nextSibling?.textContent).toBe('$695.50'));
  });
});

describe('the signs of amounts', () => {
  it('are the same in the price and in the list of payments', async () => {
    const entry = { method: 'card', status: 'succeeded', effectiveOn: '2027-02-01' };
    const entries = [
      { ...entry, id: '2', kind: 'refund', amount: '-195.50' },
      { ...entry, id: '1', kind: 'payment', amount: '695.50' },
    ];
    await using _api = await openExample({ entries, money: { ...exampleStay.money, returned: '195.50' } });
    expect((await screen.findByText('Paid')).nextSibling?.textContent).toBe('$695.50');
    expect(screen.getByText('Refunded').nextSibling?.textContent).toBe('−$195.50');
    const payments = screen.getByRole('list', { name: 'Payments' }).textContent;
    expect(payments).toMatch(/Refund by \w+, Mon, Feb 1−\$195\.50Payment by card, Mon, Feb 1\$695\.50$/);
  });
});

describe('a step that asks for a payment', () => {
  const due = { ...exampleStay.canPay, allowed: true, balance: '100.00', amount: '100.00' };
  const money = { ...exampleStay.money, balance: '100.00' };
  const link = () => screen.queryByRole('link', { name: 'Go to payment' });

  it.each(['confirmed', 'pending_payment'])('links to where the guest can pay (%s)', async (status) => {
    await using _api = await openExample({
      status,
      canPay: due,
      money,
      checkInAt: '2999-03-05T21:00:00.000Z',
    });
    await screen.findByRole('heading', { name: 'What happens next' });
    const id = new URL(link()?.getAttribute('href') ?? '', location.href).hash.slice(1);
    const target = document.getElementById(id);
    expect(target?.closest('section')?.textContent).toContain('Pay $100.00 by card');
  });

  it('has no link while nothing can be paid', async () => {
    await using _api = await openExample({
      status: 'pending_payment',
      canPay: { ...due, allowed: false },
      money,
    });
    await screen.findByRole('heading', { name: 'What happens next' });
    expect(link()).toBeNull();
  });
});

describe('paying by card', () => {
  const due = { allowed: true, until: null, whyNot: null };
  const canPay = { ...due, balance: '599.20', cardFee: '14.98', amount: '614.18' };
  const money = { ...exampleStay.money, paid: '96.30', balance: '599.20' };

  it('still says what the amount is made of while the card form is open', async () => {
    await using _api = await openExample({ canPay, money });
    await press('Pay $614.18 by card');
    expect(screen.queryByRole('button', { name: 'Pay $614.18 by card' })).toBeNull();
    expect(
      screen.getByText('Your card is charged $614.18: $599.20 plus $14.98 for the card fee and its tax.'),
    ).toBeDefined();
  });

  it('starts with the guest’s name, in fields that the browser can also fill in', async () => {
    const element = {
      on: () => undefined,
      off: () => undefined,
      mount: () => undefined,
      destroy: () => undefined,
    };
    const stripe = {
      elements: () => ({ create: () => element, getElement: () => null, update: () => undefined }),
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      confirmCardPayment: () => undefined,
      confirmPayment: () => undefined,
    };
    vi.stubGlobal('Stripe', () => stripe);
    await using _api = await openStay(({ path }) => {
      if (path === '/config.json')
        return {
          status: 200,
          body: { apps: [], payments: { publishableKey: 'pk_test_1', scriptUrl: null } },
        };
      return path === '/api/stay' ? { status: 200, body: { ...exampleStay, canPay, money } } : undefined;
    });
    await press('Pay $614.18 by card');
    const typed = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
    const first = await typed('First name');
    expect([first.value, (await typed('Last name')).value]).toEqual(['Maya', 'Torres']);
    expect(first.autocomplete).toBe('billing given-name');
    fireEvent.change(first, { target: { value: 'Theo' } });
    expect(first.value).toBe('Theo');
  });

  it('does not mention tax if there is none', async () => {
    const quote = { ...exampleStay.quote, taxRate: 0, tax: '0.00' };
    await using _api = await openExample({ canPay, money, quote });
    expect(
      await screen.findByText('Your card is charged $614.18: $599.20 plus $14.98 for the card fee.'),
    ).toBeDefined();
    expect(screen.queryByText(/^Tax/)).toBeNull();
  });
});

describe('details', () => {
  it('offer the earlier check-in that the extras of the stay include', async () => {
    await using _api = await openStay(({ path }) =>
      path === '/api/stay' ? { status: 200, body: { ...exampleStay, opensAt: '12:00' } } : undefined,
    );
    await press('Guests, times, and requests');
    const times = await screen.findByLabelText(/Check-in time/);
    expect([...times.querySelectorAll('option')].slice(0, 2).map(({ value }) => value)).toEqual([
      '12:00',
      '13:00',
    ]);
  });

  it('that another tab has changed are saved the second time, with what was typed and what the other tab saved', async () => {
    const sent: unknown[] = [];
    await using _api = await openStay(({ path, body }) => {
      if (path === '/api/stay' && sent.length > 0)
        return { status: 200, body: { ...exampleStay, revision: 4, occasion: 'birthday' } };
      if (path !== '/api/stay/details') return undefined;
      sent.push(body);
      return sent.length === 1 ? changed({}) : { status: 200, body: { revision: 5 } };
    });
    await press('Guests, times, and requests');
    fireEvent.change(await screen.findByLabelText(/Special requests/), { target: { value: 'Blankets' } });
    await press('Save details');
    expect(await screen.findByText(/Your booking changed in the meantime/)).toBeDefined();
    await press('Save details');
    expect(await screen.findByText('We’ve saved your details.')).toBeDefined();
    expect(sent).toMatchObject([
      { revision: 3, specialRequests: 'Blankets' },
      { revision: 4, specialRequests: 'Blankets', occasion: 'birthday' },
    ]);
  });
});

describe('messages', () => {
  it('that were sent leave the focus in the box for the next one, and say that they were', async () => {
    const sent = { id: '1', from: 'guest', text: 'Hello', sentAt: '2027-02-01T10:00:00.000Z' };
    await using _api = await openStay(({ path, method }) =>
      path === '/api/stay/messages' && method === 'POST' ? { status: 201, body: sent } : undefined,
    );
    const box = await screen.findByLabelText('Your message');
    fireEvent.change(box, { target: { value: 'Hello' } });
    await press('Send message');
    const done = await screen.findByText('Sent. We’ll answer here and by email.');
    expect(done.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(box);
  });

  it('of a link that has ended say so, and not that the connection failed', async () => {
    await using _api = await openStay(({ path }) => (path === '/api/stay/messages' ? notFound : undefined));
    expect(await screen.findByText(/^This link no longer opens your stay/)).toBeDefined();
    expect(screen.queryByText(/check your connection/)).toBeNull();
  });

  it('are shown as text, and an empty one is not sent', async () => {
    const messages = [
      { id: '1', from: 'house', text: '<img src=x onerror=alert(1)>', sentAt: '2027-02-01T10:00:00.000Z' },
    ];
    await using api = await openStay(({ path, method }) =>
      path === '/api/stay/messages' && method === 'GET' ? { status: 200, body: { messages } } : undefined,
    );
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
    await press('Send message');
    expect(await screen.findByText('Message is required')).toBeDefined();
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(false));
  });
});
