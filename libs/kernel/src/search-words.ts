/** The words of a search: each has to match, in any order and with any whitespace in between. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean);
}

/**
 * The digits of a search that is a phone number, to find numbers in any format; undefined when it is not
 * one. With a country code, the last ten digits, which are the same without it in North America.
 */
export function phoneDigits(search: string): string | undefined {
  // As it is copied from a page: with 'tel:', or with a hyphen that doesn't break or a dash.
  if (!/^(?:tel:)?[\d\s()+./\u2010-\u2013-]+$/i.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  // Fewer digits match too much.
  if (digits.length < 3) return undefined;
  return digits.length > 10 ? digits.slice(-10) : digits;
}

/** From here on, digits are the whole number of one phone, whose parts alone find those of others. */
const wholeNumber = 7;

/**
 * Whether only these digits are to be found, and not the words of the search: they are a whole phone number, or a match of a
 * word that contains them also matches the digits, which takes half the time.
 */
export function areDigitsEnough(digits: string, search: string): boolean {
  return digits.length >= wholeNumber || searchWords(search).some((word) => word.includes(digits));
}

/**
 * The end of a phone number, which is more selective in an index than the whole number, since many
 * numbers share their first digits.
 */
export function endOfNumber(digits: string): string {
  return digits.slice(-5);
}
