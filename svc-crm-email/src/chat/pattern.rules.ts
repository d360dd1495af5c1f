/** A regular expression in pieces, for readability. They are constants of the code: never pass what a guest wrote. */
export function pattern(source: string, flags: string): RegExp {
  return new RegExp(source, flags);
}
