import type { MoneyMethod } from '@getaway/contracts/http/ledger';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';

/** How money came or went, at the end of a sentence: ' by Venmo', ' by bank transfer', ' in cash'. */
export function wayOf(method: MoneyMethod): string {
  switch (method) {
    case 'other':
      return '';
    case 'cash':
      return ' in cash';
    case 'venmo':
    case 'cash_app':
      return ` by ${moneyMethodNames[method]}`;
    case 'card':
    case 'check':
    case 'bank_transfer':
      return ` by ${moneyMethodNames[method].toLowerCase()}`;
    default:
      return method satisfies never;
  }
}
