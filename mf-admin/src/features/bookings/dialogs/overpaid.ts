import { formatTotal } from '@getaway/web-kit/format/money';

/** A warning where an amount is more than is left to pay: most likely a slip. `balance`: null where nobody knows it. */
export function moreThanDue(amount: string | undefined, balance: string | null): string | undefined {
  const due = Math.max(0, Number(balance));
  const beyond = Number(amount) - due;
  if (balance === null || !(beyond > 0)) return undefined;
  const left = due === 0 ? 'Nothing is left to pay.' : `${formatTotal(due.toFixed(2))} is left to pay.`;
  return `${left} This is ${formatTotal(beyond.toFixed(2))} more, and the guest’s email will say so.`;
}

/** What the guest is owed by a balance, at most `most`: '-40.00' to '40.00'. Empty when nothing is owed. */
export function overpaidOf(balance: string | null, most: string): string {
  if (!balance?.startsWith('-')) return '';
  const owed = balance.slice(1);
  return Number(owed) > Number(most) ? most : owed;
}
