/** The words of a search: each has to be found, in any order and however many blanks are between them. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean);
}

/**
 * The digits of a search that is a telephone number, to be looked for among the digits of numbers, however either was
 * written; undefined when it is none. Of a number with its country's code the last ten digits, which are the same without
 * it in North America.
 */
export function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  // Fewer digits find too much.
  if (digits.length < 3) return undefined;
  return digits.length > 10 ? digits.slice(-10) : digits;
}

/**
 * Whether whatever has the words of a search has these digits as well, because one of its words does: then a look for the
 * digits finds both, in half the time.
 */
export function areInAWord(digits: string, search: string): boolean {
  return searchWords(search).some((word) => word.includes(digits));
}

/** The end of a telephone number: an index finds it sooner than the whole number, whose first digits many share. */
export function endOfNumber(digits: string): string {
  return digits.slice(-5);
}
