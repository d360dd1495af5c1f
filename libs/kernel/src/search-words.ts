/** The words of a search: each has to match, in any order and with any whitespace in between. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean);
}

/**
 * The digits of a search that is a phone number, to find numbers in any format; undefined when it is not
 * one. With a country code, the last ten digits, which are the same without it in North America.
 */
export function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  // Fewer digits match too much.
  if (digits.length < 3) return undefined;
  return digits.length > 10 ? digits.slice(-10) : digits;
}

/**
 * Whether a match of the search's words also matches these digits, because one of its words contains them:
 * then searching for the digits finds both, in half the time.
 */
export function areInAWord(digits: string, search: string): boolean {
  return searchWords(search).some((word) => word.includes(digits));
}

/**
 * The end of a phone number, which is more selective in an index than the whole number, since many
 * numbers share their first digits.
 */
export function endOfNumber(digits: string): string {
  return digits.slice(-5);
}
