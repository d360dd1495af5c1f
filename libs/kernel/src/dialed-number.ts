/**
 * What follows `tel:` for a phone number as people write it (RFC 3966): '+1 (404) 555-0137 ext. 12' to
 * '+14045550137;ext=12'. '' when it has no digits.
 */
export function dialedNumber(phone: string): string {
  // Full-width digits become plain ones.
  const written = phone.normalize('NFKC').trim();
  const extension = /\b(?:extension|ext\.?|x)\s*(\d+)$/i.exec(written);
  const number = extension ? written.slice(0, extension.index) : written;
  // Callers from abroad leave this zero out.
  const fromAbroad = number.startsWith('+') ? number.replace('(0)', '') : number;
  const digits = fromAbroad.replace(/[^\d+]/g, '');
  return digits !== '' && extension ? `${digits};ext=${extension[1]}` : digits;
}
