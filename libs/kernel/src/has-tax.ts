/** Whether to show a price's tax. It is hidden if both rate and amount are 0. `tax` is in dollars. */
export function hasTax({ taxRate, tax }: { readonly taxRate: number; readonly tax: string }): boolean {
  return taxRate > 0 || Number(tax) > 0;
}
