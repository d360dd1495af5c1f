import { askInDialog } from './dialog.ts';

/** The wallets that the sandbox can show, as events name them. */
export type WalletName = 'apple_pay' | 'google_pay';

/** The option and the label of each. */
export const walletTexts: Readonly<Record<WalletName, { option: 'applePay' | 'googlePay'; label: string }>> =
  {
    apple_pay: { option: 'applePay', label: 'Apple Pay' },
    google_pay: { option: 'googlePay', label: 'Google Pay' },
  };

/** The key in the browser's storage that switches wallets on, such as 'google_pay' or 'apple_pay,google_pay'. */
const storageKey = 'card-sandbox-wallets';

/** The wallets that this browser has; none unless its storage names some. */
export function walletsOfBrowser(): WalletName[] {
  const named = (localStorage.getItem(storageKey) ?? '').split(',');
  return (Object.keys(walletTexts) as WalletName[]).filter((wallet) => named.includes(wallet));
}

type SheetAnswer = 'pay' | 'decline' | 'cancel';

const cardNumbers = { pay: '4242424242424242', decline: '4000000000000002' } as const;

/** A card as the API takes it, with its holder's details. */
export interface WalletCard {
  card: Record<string, string>;
  billing_details: object;
}

/** Shows the stand-in for a wallet's sheet; undefined when it is closed without paying. */
export async function askWallet(wallet: WalletName, amount: string): Promise<WalletCard | undefined> {
  const answer = await askInDialog<SheetAnswer>({
    title: `${walletTexts[wallet].label} test`,
    text: `Here the wallet would ask whether ${amount} may be paid. Choose what happens.`,
    buttons: { pay: 'Pay', decline: 'Pay with a declined card', cancel: 'Cancel' },
    whenClosed: 'cancel',
  });
  if (answer === 'cancel') return undefined;
  const nextYear = new Date().getFullYear() + 1;
  return {
    card: { number: cardNumbers[answer], exp_month: '12', exp_year: String(nextYear), cvc: '123' },
    billing_details: {
      name: 'Wallet Holder',
      address: {
        line1: '1 Main St',
        city: 'Springfield',
        state: 'IL',
        postal_code: '62701',
        country: 'US',
      },
    },
  };
}
