import { drawCardForm, type CardForm, type CardState } from './card-form.ts';

type Handler = (event?: unknown) => void;

interface ElementOptions {
  disabled?: boolean;
  style?: { base?: Record<string, unknown>; invalid?: Record<string, unknown> };
}

/** The card element: what `elements.create('card')` answers. */
export class CardElement {
  readonly #handlers = new Map<string, Set<Handler>>();
  #container: HTMLElement | undefined;
  #form: CardForm | undefined;
  #options: ElementOptions;
  #isDestroyed = false;
  readonly #onDestroy: () => void;

  constructor(options: ElementOptions, onDestroy: () => void) {
    this.#options = options;
    this.#onDestroy = onDestroy;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed)
      throw integrationError('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (container === null) {
      throw integrationError(
        'The selector you specified applies to no DOM elements that are currently on the page.',
      );
    }
    if (this.#container === container) return;
    this.unmount();
    this.#container = container;
    container.classList.add('StripeElement');
    this.#form = drawCardForm(container, {
      change: (state) => this.#emit('change', changeEvent(state)),
      focus: () => this.#emit('focus', { elementType: 'card' }),
      blur: () => this.#emit('blur', { elementType: 'card' }),
      escape: () => this.#emit('escape', { elementType: 'card' }),
    });
    this.#applyOptions();
    queueMicrotask(() => this.#emit('ready', { elementType: 'card' }));
  }

  unmount(): void {
    this.#form?.remove();
    this.#form = undefined;
    this.#container?.classList.remove(
      ...['', '--focus', '--complete', '--empty', '--invalid'].map((state) => `StripeElement${state}`),
    );
    this.#container = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
    this.#isDestroyed = true;
    this.#onDestroy();
  }

  on(event: string, handler: Handler): this {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
    return this;
  }

  once(event: string, handler: Handler): this {
    const wrapped: Handler = (value) => {
      this.off(event, wrapped);
      handler(value);
    };
    return this.on(event, wrapped);
  }

  off(event: string, handler?: Handler): this {
    if (handler === undefined) this.#handlers.delete(event);
    else this.#handlers.get(event)?.delete(handler);
    return this;
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#applyOptions();
  }

  focus(): void {
    this.#form?.focus();
  }

  blur(): void {
    this.#form?.blur();
  }

  clear(): void {
    this.#form?.clear();
  }

  /** The fields behind the element, for the calls that send them. */
  get form(): CardForm {
    if (this.#form !== undefined) return this.#form;
    throw integrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  }

  #applyOptions(): void {
    this.#form?.setDisabled(this.#options.disabled ?? false);
    const base = this.#options.style?.base ?? {};
    for (const [option, property] of styleProperties) {
      const value = base[option];
      if (typeof value === 'string') this.#container?.style.setProperty(property, value);
    }
    const invalid = this.#options.style?.invalid?.['color'];
    if (typeof invalid === 'string') this.#container?.style.setProperty('--sandbox-invalid', invalid);
  }

  #emit(event: string, value: unknown): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(value);
  }
}

/** The part of the provider's style options that the sandbox's stylesheet follows. */
const styleProperties = [
  ['color', '--sandbox-color'],
  ['fontFamily', '--sandbox-font'],
  ['fontSize', '--sandbox-size'],
] as const;

/** A group of elements: what `stripe.elements()` answers. */
export class Elements {
  #card: CardElement | undefined;

  create(type: string, options: ElementOptions = {}): CardElement {
    if (type !== 'card') throw integrationError(`The sandbox draws the card Element only, not "${type}".`);
    if (this.#card !== undefined) throw integrationError('Can only create one Element of type card.');
    this.#card = new CardElement(options, () => {
      this.#card = undefined;
    });
    return this.#card;
  }

  /** By the type's name, or by a component of @stripe/react-stripe-js. */
  getElement(type: string | { __elementType?: string }): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'card' ? (this.#card ?? null) : null;
  }

  /** Locale, appearance and fonts change nothing in the sandbox. */
  update(): void {
    return undefined;
  }

  fetchUpdates(): Promise<{ error?: never }> {
    return Promise.resolve({});
  }

  submit(): Promise<{ error?: unknown }> {
    const error = this.#card?.form.check();
    return Promise.resolve(error === undefined ? {} : { error });
  }
}

function changeEvent({ complete, empty, brand, error }: CardState): unknown {
  return { elementType: 'card', complete, empty, brand, error, value: { postalCode: '' } };
}

function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}
