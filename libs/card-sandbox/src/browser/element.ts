/** Something that an element has drawn into its place. */
export interface Drawn {
  focus(): void;
  blur(): void;
  remove(): void;
}

export type Handler = (event?: unknown) => void;

/** What every element of the provider's can do: be mounted, listened to, and destroyed. */
export abstract class SandboxElement<Options extends object, Shown extends Drawn> {
  readonly #type: string;
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #onDestroy: () => void;
  #container: HTMLElement | undefined;
  #isDestroyed = false;
  protected shown: Shown | undefined;
  protected options: Options;

  constructor(type: string, options: Options, onDestroy: () => void) {
    this.#type = type;
    this.options = options;
    this.#onDestroy = onDestroy;
  }

  /** Draws the element. `ready` has to be called with what its event tells besides. */
  protected abstract draw(container: HTMLElement, ready: (details: object) => void): Shown;

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
    this.shown = this.draw(container, (details) => queueMicrotask(() => this.emit('ready', details)));
  }

  unmount(): void {
    this.shown?.remove();
    this.shown = undefined;
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

  update(options: Options): this {
    this.options = { ...this.options, ...options };
    return this;
  }

  focus(): void {
    this.shown?.focus();
  }

  blur(): void {
    this.shown?.blur();
  }

  protected emit(event: string, details: object = {}): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])])
      handler({ elementType: this.#type, ...details });
  }
}

export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}
