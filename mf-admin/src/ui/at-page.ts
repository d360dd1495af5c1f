/** The address of another page of a list. All else in it stays, also what limits nothing, so that it can be named. */
export function atPage(address: URLSearchParams, page: number): Record<string, string> {
  const { page: _last, ...others } = Object.fromEntries(address);
  return page === 1 ? others : { ...others, page: String(page) };
}
