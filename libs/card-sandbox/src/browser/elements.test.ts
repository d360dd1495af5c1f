// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Elements } from './elements.ts';
import type { PaymentElement } from './payment-element.ts';

const order = { mode: 'payment', amount: 12_345, currency: 'usd' };
const address = {
  line1: '1 Main St',
  line2: '',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
  country: 'US',
};

function placeOnPage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

function type(place: HTMLElement, label: string, text: string): void {
  const input = place.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!input) throw new Error(`no field ${label}`);
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

/** A group with a card that pays, typed into its form. */
function withTypedCard(options: object = {}): Elements {
  const elements = new Elements(order);
  const place = placeOnPage();
  elements.create('payment', options).mount(place);
  type(place, 'Card number', '4242424242424242');
  type(place, 'Expiration date MM / YY', '1234');
  type(place, 'CVC', '123');
  return elements;
}

/** Opens the express row of a browser that has these wallets, and returns what `ready` told. */
async function openWallets(wallets: string, options: object = {}) {
  localStorage.setItem('card-sandbox-wallets', wallets);
  const elements = new Elements(order);
  const element = elements.create('expressCheckout', options);
  const ready = vi.fn();
  element.on('ready', ready);
  const place = placeOnPage();
  element.mount(place);
  await Promise.resolve();
  return { element, place, ready };
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('a group of elements', () => {
  it('needs an amount, or the client secret of an intent', () => {
    expect(() => new Elements()).toThrow(/positive amount/);
    expect(() => new Elements({ ...order, amount: 0 })).toThrow(/positive amount/);
    expect(new Elements({ clientSecret: 'pi_1_secret_1' }).clientSecret).toBe('pi_1_secret_1');
  });

  it('has one element of each type', () => {
    const elements = new Elements(order);
    const payment = elements.create('payment');
    expect(() => elements.create('payment')).toThrow(/only create one/);
    expect(elements.getElement('payment')).toBe(payment);
    payment.destroy();
    expect(elements.getElement('payment')).toBeNull();
    expect(() => elements.create('card')).toThrow(/no "card" Element/);
  });

  it('says what is missing when the form is sent', async () => {
    const elements = new Elements(order);
    elements.create('payment').mount(placeOnPage());
    expect(await elements.submit()).toMatchObject({ error: { message: 'Your card number is incomplete.' } });
  });

  it('confirms once after each submit, with the amount that the page shows by then', async () => {
    const elements = withTypedCard();
    expect(() => elements.confirmFields({})).toThrow(/elements\.submit\(\) must be called/);
    expect(await elements.submit()).toEqual({});
    elements.update({ amount: 20_000 });
    expect(elements.confirmFields({})).toMatchObject({
      payment_method_data: { type: 'card', card: { number: '4242424242424242' } },
      client_context: { mode: 'payment', amount: 20_000, currency: 'usd' },
    });
    expect(() => elements.confirmFields({})).toThrow(/elements\.submit\(\) must be called/);
  });
});

describe('the payment element', () => {
  const hidden = { fields: { billingDetails: { name: 'never', address: 'never' } } };

  it.each([
    [{ address }, 'billing_details.name'],
    [{ name: 'Ada Rossi' }, 'billing_details.address.line1'],
    [{ name: 'Ada Rossi', address: { ...address, country: undefined } }, 'billing_details.address.country'],
  ])('refuses to confirm without the details that it does not ask for: %j', async (given, missing) => {
    const elements = withTypedCard(hidden);
    await elements.submit();
    expect(() => elements.confirmFields(given)).toThrow(missing);
  });

  it('sends the details that it was given', async () => {
    const elements = withTypedCard(hidden);
    await elements.submit();
    expect(elements.confirmFields({ name: 'Ada Rossi', address })).toMatchObject({
      payment_method_data: { billing_details: { name: 'Ada Rossi', address } },
    });
  });

  it('tells when the card is complete', () => {
    const elements = new Elements(order);
    const place = placeOnPage();
    const element = elements.create('payment') as PaymentElement;
    const change = vi.fn();
    element.on('change', change).mount(place);
    type(place, 'Card number', '4242424242424242');
    type(place, 'Expiration date MM / YY', '1234');
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ complete: false }));
    type(place, 'CVC', '123');
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ elementType: 'payment', complete: true, value: { type: 'card' } }),
    );
  });
});

describe('the express row', () => {
  it('is empty in a browser without wallets', async () => {
    const { place, ready } = await openWallets('');
    expect(ready).toHaveBeenCalledWith({
      elementType: 'expressCheckout',
      availablePaymentMethods: undefined,
    });
    expect(place.textContent).toBe('');
  });

  it('shows the wallets of the browser that the page allows', async () => {
    const { place, ready } = await openWallets('google_pay,apple_pay', {
      paymentMethods: { applePay: 'never', googlePay: 'auto' },
    });
    expect(place.textContent).toBe('Google Pay');
    expect(ready).toHaveBeenCalledWith(
      expect.objectContaining({
        availablePaymentMethods: expect.objectContaining({ googlePay: true, applePay: false }) as object,
      }),
    );
  });

  it('opens no wallet when the page rejects the click', async () => {
    const { element, place } = await openWallets('apple_pay');
    const click = vi.fn((event: unknown) => (event as { reject: () => void }).reject());
    element.on('click', click);
    place.querySelector('button')?.click();
    expect(click).toHaveBeenCalledWith(expect.objectContaining({ expressPaymentType: 'apple_pay' }));
    expect(document.querySelector('dialog')).toBeNull();
  });
});
