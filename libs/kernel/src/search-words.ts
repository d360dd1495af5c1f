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
