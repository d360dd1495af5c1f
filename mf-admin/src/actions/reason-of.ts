import type { ApiError } from '@getaway/web-kit/api-error';

/**
 * What the server said, in words for staff: without the status that an error's message begins with. `unknown` where it
 * said nothing, if it was reached.
 */
export function reasonOf(error: ApiError, unknown = 'Something went wrong. Please try again.'): string {
  if (error.status === 0) return 'The server can’t be reached. Check your connection and try again.';
  // The detail names fields as the API does; staff know what they filled in.
  const faults = new Set(error.problem?.errors?.map(({ message }) => message));
  if (faults.size > 0) return [...faults].join(' · ');
  return error.problem?.detail ?? error.problem?.title ?? unknown;
}
