/** A regular expression in pieces, for readability. They are constants of the code: never pass what a host wrote. */
export function pattern(source: string, flags = 'i'): RegExp {
  return new RegExp(source, flags);
}
