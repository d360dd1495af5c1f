/**
 * The amount in what was typed or pasted: '$1,250.50', '1 250.50', and 'USD 1250.50' are '1250.50'. Only commas and spaces
 * between thousands are left out, so '1,25' stays as it is, for the contract to refuse: it may mean 1.25 or 125.
 */
export function amountOf(text: string): string {
  const bare = text.trim().replace(currencyBefore, '').replace(currencyAfter, '');
  return grouped.test(bare) ? bare.replaceAll(/[,\s]/g, '') : bare;
}

/** The number in a percentage, with or without its sign: '8.25%' is '8.25'. */
export function percentageOf(text: string): string {
  return text.trim().replace(/\s*%$/, '');
}

const currencyBefore = /^(?:usd\s*|us)?\$?\s*(?=\d)/i;
const currencyAfter = /(?<=\d)\s*(?:\$|usd)$/i;
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+)(?:\.\d*)?$/;
