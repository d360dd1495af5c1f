/** Whether a price has tax to show: none is shown where the rate is 0. `tax` is in dollars. */
export function hasTax({ taxRate, tax }: { readonly taxRate: number; readonly tax: string }): boolean {
  return taxRate > 0 || Number(tax) > 0;
}
