/**
 * What follows `tel:` for a phone number as people write it (RFC 3966): '+1 (404) 555-0137 ext. 12' to
 * '+14045550137;ext=12'. '' when it has no digits.
 */
export function dialedNumber(phone: string): string {
  const { number, extension } = partsOf(phone);
  // Callers from abroad leave this zero out.
  const fromAbroad = number.startsWith('+') ? number.replace('(0)', '') : number;
  const digits = fromAbroad.replace(/[^\d+]/g, '');
  return digits !== '' && extension !== undefined ? `${digits};ext=${extension}` : digits;
}

/** As people write them: digits in groups, in any country. */
const spelled = /^\+?[\d\s()./‐‑‒–-]+$/;
/** E.164 has at most 15 digits, behind + or what countries dial for it. Without the country's code, 12 are the most. */
const fromAnywhere = /^(?:(?:\+|00|011|0011)[1-9]\d{6,14}|\d{6,12})$/;
/** Ten digits behind +1. */
const northAmerican = /^\+1[2-9]\d{9}$/;

/** Whether it is one phone number that can be dialed from elsewhere, as any country spells it. */
export function isPhoneNumber(phone: string): boolean {
  const [dialed = ''] = dialedNumber(phone).split(';');
  if (!spelled.test(partsOf(phone).number) || /^(\d)\1*$/.test(dialed)) return false;
  return (dialed.startsWith('+1') ? northAmerican : fromAnywhere).test(dialed);
}

/** Whether a phone can dial it: a phone number, or a short one such as 911. */
export function isDialable(phone: string): boolean {
  return isPhoneNumber(phone) || /^\d{2,6}$/.test(phone.normalize('NFKC').replaceAll(/[\s-]/g, ''));
}

function partsOf(phone: string): { number: string; extension?: string } {
  // Full-width digits become plain ones.
  const written = phone.normalize('NFKC').trim();
  const found = /\b(?:extension|ext\.?|x)\s*(\d+)$/i.exec(written);
  if (!found) return { number: written };
  return { number: written.slice(0, found.index).trim(), ...(found[1] && { extension: found[1] }) };
}
