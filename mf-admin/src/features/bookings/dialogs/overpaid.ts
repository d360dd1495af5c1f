/** What the guest is owed by a balance, at most `most`: '-40.00' to '40.00'. Empty when nothing is owed. */
export function overpaidOf(balance: string | null, most: string): string {
  if (!balance?.startsWith('-')) return '';
  const owed = balance.slice(1);
  return Number(owed) > Number(most) ? most : owed;
}
