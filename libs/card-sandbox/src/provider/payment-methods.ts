import { providerId } from './ids.ts';
import type { BillingDetails, PaymentMethod } from './objects.ts';
import type { Provider } from './provider.ts';
import type { StoredMethod } from './ledger.ts';
import { invalidRequest, missingParameter, noSuch } from './provider-error.ts';
import { objectField, requiredInteger, requiredText, textField, type Fields } from './fields.ts';
import { namedTestCard, testCard, type TestCard } from './test-cards.ts';

/** `POST /v1/payment_methods`: a card from its number; the number itself is not kept. */
export function createPaymentMethod(provider: Provider, fields: Fields): PaymentMethod {
  return storeFrom(provider, fields).method;
}

/** The method a confirm names or brings along; undefined when it says nothing about it. */
export function methodForConfirm(provider: Provider, fields: Fields): StoredMethod | undefined {
  const inline = objectField(fields, 'payment_method_data');
  if (inline !== undefined) return storeFrom(provider, inline);
  const id = textField(fields, 'payment_method');
  return id === undefined ? undefined : findOrMakeMethod(provider, id);
}

/** A method by its id; the provider's test names (`pm_card_visa`) make a new one each time. */
export function findOrMakeMethod(provider: Provider, id: string): StoredMethod {
  const card = namedTestCard(id);
  if (card !== undefined) {
    const nextYear = new Date(provider.nowS() * 1000).getUTCFullYear() + 1;
    return store(provider, card, { month: 12, year: nextYear }, noBillingDetails());
  }
  const stored = provider.ledger.get('method', id);
  if (stored === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return stored;
}

function storeFrom(provider: Provider, fields: Fields): StoredMethod {
  if (requiredText(fields, 'type') !== 'card') {
    throw invalidRequest('The sandbox knows cards only.', { param: 'type' });
  }
  const card = objectField(fields, 'card');
  if (card === undefined) throw missingParameter('card');
  const number = requiredText(card, 'number').replaceAll(/\D/g, '');
  const month = requiredInteger(card, 'exp_month');
  const year = requiredInteger(card, 'exp_year');
  refuseExpired(provider, month, year);
  return store(provider, testCard(number), { month, year }, readBillingDetails(fields));
}

function refuseExpired(provider: Provider, month: number, year: number): void {
  const today = new Date(provider.nowS() * 1000);
  const months = year * 12 + month - 1 - (today.getUTCFullYear() * 12 + today.getUTCMonth());
  if (month >= 1 && month <= 12 && months >= 0) return;
  throw invalidRequest("Your card's expiration date is invalid.", {
    code: month < 1 || month > 12 ? 'invalid_expiry_month' : 'invalid_expiry_year',
    param: month < 1 || month > 12 ? 'exp_month' : 'exp_year',
  });
}

function store(
  provider: Provider,
  { brand, last4, outcome }: TestCard,
  expiry: { month: number; year: number },
  billing_details: BillingDetails,
): StoredMethod {
  const method: PaymentMethod = {
    id: providerId('pm'),
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month: expiry.month, exp_year: expiry.year, funding: 'credit', country: 'US' },
    billing_details,
    created: provider.nowS(),
    customer: null,
    livemode: false,
    metadata: {},
  };
  const stored = { id: method.id, method, outcome };
  provider.ledger.put('method', stored);
  return stored;
}

function noBillingDetails(): BillingDetails {
  return { name: null, email: null, phone: null, address: {} };
}

function readBillingDetails(fields: Fields): BillingDetails {
  const given = objectField(fields, 'billing_details') ?? {};
  const address = Object.entries(objectField(given, 'address') ?? {});
  return {
    name: textField(given, 'name') ?? null,
    email: textField(given, 'email') ?? null,
    phone: textField(given, 'phone') ?? null,
    address: Object.fromEntries(address.map(([key, value]) => [key, value === '' ? null : String(value)])),
  };
}
