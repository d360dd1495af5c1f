import { integrationError, type SandboxElement, type Drawn } from './element.ts';
import { ExpressElement } from './express-element.ts';
import { formatMoney } from './format-money.ts';
import { PaymentElement } from './payment-element.ts';

/** With the client secret of an intent, or, for an intent that is made later, with what it will be for. */
export interface ElementsOptions {
  clientSecret?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: { variables?: Record<string, string> };
}

/** The part of the provider's appearance that the sandbox's stylesheet follows. */
const styleProperties = [
  ['colorText', '--sandbox-color'],
  ['fontFamily', '--sandbox-font'],
  ['fontSizeBase', '--sandbox-size'],
  ['colorDanger', '--sandbox-invalid'],
] as const;

type AnyElement = SandboxElement<object, Drawn>;

/** A group of elements: what `stripe.elements()` answers. */
export class Elements {
  #options: ElementsOptions;
  #payment: PaymentElement | undefined;
  #express: ExpressElement | undefined;
  #isSubmitted = false;

  constructor(options: ElementsOptions = {}) {
    if (options.clientSecret === undefined && (options.mode !== 'payment' || !isAmount(options.amount))) {
      throw integrationError(
        'In order to create a payment element, you must pass a clientSecret or mode and a positive amount when creating the Elements group.',
      );
    }
    this.#options = options;
    const { variables = {} } = options.appearance ?? {};
    for (const [variable, property] of styleProperties) {
      const value = variables[variable];
      if (value !== undefined) document.documentElement.style.setProperty(property, value);
    }
  }

  create(type: string, options: object = {}): AnyElement {
    switch (type) {
      case 'payment':
        if (this.#payment !== undefined) throw onlyOne(type);
        this.#payment = new PaymentElement(options, () => {
          this.#payment = undefined;
        });
        return this.#payment;
      case 'expressCheckout':
        if (this.#express !== undefined) throw onlyOne(type);
        this.#express = new ExpressElement(
          options,
          () => formatMoney(this.#options.amount ?? 0, this.#options.currency ?? 'usd'),
          () => (this.#express = undefined),
        );
        return this.#express;
      default:
        throw integrationError(`The sandbox has no "${type}" Element.`);
    }
  }

  /** By the type's name, or by a component of @stripe/react-stripe-js. */
  getElement(type: string | { __elementType?: string }): AnyElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    if (name === 'payment') return this.#payment ?? null;
    return name === 'expressCheckout' ? (this.#express ?? null) : null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
  }

  fetchUpdates(): Promise<{ error?: never }> {
    return Promise.resolve({});
  }

  /** Has to come before each `confirmPayment`. */
  submit(): Promise<{ error?: unknown }> {
    const error = this.#payment?.check();
    this.#isSubmitted = error === undefined;
    return Promise.resolve(error === undefined ? {} : { error });
  }

  /** What `confirmPayment` sends: the method, and what the page shows in place of an intent. */
  confirmFields(billingDetails: Record<string, unknown> | undefined): object {
    const { clientSecret, mode, amount, currency } = this.#options;
    if (clientSecret === undefined && !this.#isSubmitted) {
      throw integrationError(
        'elements.submit() must be called before stripe.confirmPayment(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work.',
      );
    }
    this.#isSubmitted = false;
    const method = this.#express?.takeMethod() ?? this.#payment?.method(billingDetails);
    if (method === undefined) throw integrationError('elements should have a mounted Payment Element.');
    return {
      payment_method_data: method,
      ...(clientSecret === undefined ? { client_context: { mode, amount, currency } } : {}),
    };
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }
}

function isAmount(amount: number | undefined): boolean {
  return Number.isInteger(amount) && Number(amount) > 0;
}

function onlyOne(type: string): Error {
  return integrationError(`Can only create one Element of type ${type}.`);
}
