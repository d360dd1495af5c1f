import type { Location } from 'react-router-dom';
import * as v from 'valibot';

const returnPlaceSchema = v.object({
  // Only our own pages: the state of a history entry is nothing to trust with an address.
  returnTo: v.pipe(v.string(), v.regex(/^\/admin(?:[/?#]|$)/)),
});

/** The state with which the sign-in page is opened from a guarded page. */
export function rememberPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { returnTo: pathname + search };
}

/** Where to go after signing in: back to the guarded page, else to the dashboard. */
export function returnPlace(state: unknown): string {
  const parsed = v.safeParse(returnPlaceSchema, state);
  return parsed.success ? parsed.output.returnTo : '/admin/dashboard';
}
