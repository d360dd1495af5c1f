import type { FieldError } from './card-details.ts';
import { drawCardForm, type CardForm } from './card-form.ts';
import { integrationError, SandboxElement } from './element.ts';

type FieldChoice = 'auto' | 'never';

export interface PaymentElementOptions {
  readOnly?: boolean;
  fields?: { billingDetails?: FieldChoice | Record<string, FieldChoice | undefined> };
}

const billingFields = ['name', 'email', 'phone', 'address'];
const addressFields = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'];

/** `elements.create('payment')`: of the ways to pay, the sandbox has cards. */
export class PaymentElement extends SandboxElement<PaymentElementOptions, CardForm> {
  constructor(options: PaymentElementOptions, onDestroy: () => void) {
    super('payment', options, onDestroy);
  }

  protected draw(container: HTMLElement, ready: (details: object) => void): CardForm {
    const form = drawCardForm(container, {
      change: ({ complete, empty }) =>
        this.emit('change', { complete, empty, collapsed: false, value: { type: 'card' } }),
      focus: () => this.emit('focus'),
      blur: () => this.emit('blur'),
      escape: () => this.emit('escape'),
    });
    form.setDisabled(this.options.readOnly ?? false);
    ready({});
    return form;
  }

  override update(options: PaymentElementOptions): this {
    super.update(options);
    this.shown?.setDisabled(this.options.readOnly ?? false);
    return this;
  }

  /** Shows what is missing, and returns the first fault. */
  check(): FieldError | undefined {
    return this.#form.check();
  }

  /** The payment method as the API takes it. Details that the element does not ask for have to be given. */
  method(given: Record<string, unknown> = {}): object {
    this.#requireHidden(given);
    return { type: 'card', card: this.#form.parameters(), billing_details: given };
  }

  get #form(): CardForm {
    if (this.shown !== undefined) return this.shown;
    throw integrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  }

  #requireHidden(given: Record<string, unknown>): void {
    const choice = this.options.fields?.billingDetails ?? {};
    const hidden = billingFields.filter(
      (name) => (typeof choice === 'string' ? choice : choice[name]) === 'never',
    );
    const address = (given['address'] ?? {}) as Record<string, unknown>;
    const missing = hidden.flatMap((name) => {
      if (name !== 'address') return given[name] === undefined ? [name] : [];
      return addressFields.filter((part) => address[part] === undefined).map((part) => `address.${part}`);
    });
    if (missing[0] === undefined) return;
    throw integrationError(
      `You specified "never" for fields.billing_details.${missing[0]} when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.${missing[0]} when calling stripe.confirmPayment().`,
    );
  }
}
