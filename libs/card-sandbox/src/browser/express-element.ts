import { SandboxElement, type Drawn } from './element.ts';
import { askWallet, walletsOfBrowser, walletTexts, type WalletCard, type WalletName } from './wallets.ts';

export interface ExpressElementOptions {
  paymentMethods?: Record<string, 'auto' | 'always' | 'never'>;
}

/** A click is forgotten unless the page resolves it within this time, as with the provider. */
const answerMs = 1_000;

/** `elements.create('expressCheckout')`: a button for each wallet that the browser has. */
export class ExpressElement extends SandboxElement<ExpressElementOptions, Drawn> {
  readonly #amount: () => string;
  #approved: WalletCard | undefined;

  constructor(options: ExpressElementOptions, amount: () => string, onDestroy: () => void) {
    super('expressCheckout', options, onDestroy);
    this.#amount = amount;
  }

  protected draw(container: HTMLElement, ready: (details: object) => void): Drawn {
    const choices = this.options.paymentMethods ?? {};
    const wallets = walletsOfBrowser().filter((wallet) => choices[walletTexts[wallet].option] !== 'never');
    const row = document.createElement('div');
    row.className = 'SandboxWallets';
    row.append(...wallets.map((wallet) => this.#drawButton(wallet)));
    if (wallets.length > 0) container.replaceChildren(row);
    ready({ availablePaymentMethods: wallets.length === 0 ? undefined : availabilityOf(wallets) });
    return {
      focus: () => row.querySelector('button')?.focus(),
      blur: () => (document.activeElement as HTMLElement | null)?.blur(),
      remove: () => row.remove(),
    };
  }

  /** The payment method that the guest has approved in the wallet. It is used once. */
  takeMethod(): object | undefined {
    const approved = this.#approved;
    this.#approved = undefined;
    return approved && { type: 'card', ...approved };
  }

  #drawButton(wallet: WalletName): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = walletTexts[wallet].label;
    button.setAttribute('aria-label', `Pay with ${walletTexts[wallet].label}`);
    button.addEventListener('click', () => {
      let isOpen = true;
      setTimeout(() => (isOpen = false), answerMs);
      const resolve = (): void => {
        if (isOpen) void this.#openSheet(wallet);
        isOpen = false;
      };
      this.emit('click', { expressPaymentType: wallet, resolve, reject: () => (isOpen = false) });
    });
    return button;
  }

  async #openSheet(wallet: WalletName): Promise<void> {
    this.#approved = await askWallet(wallet, this.#amount());
    if (this.#approved === undefined) return this.emit('cancel');
    const { billing_details: billingDetails } = this.#approved;
    return this.emit('confirm', {
      expressPaymentType: wallet,
      billingDetails,
      paymentFailed: () => (this.#approved = undefined),
    });
  }
}

function availabilityOf(wallets: readonly WalletName[]): Record<string, boolean> {
  const none = {
    amazonPay: false,
    applePay: false,
    googlePay: false,
    link: false,
    paypal: false,
    klarna: false,
  };
  return { ...none, ...Object.fromEntries(wallets.map((wallet) => [walletTexts[wallet].option, true])) };
}
