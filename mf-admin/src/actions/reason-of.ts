import type { ApiError } from '@getaway/web-kit/api-error';

/**
 * What the server said, in words for staff: without the status that an error's message begins with. `unknown` where it
 * said nothing, if it was reached.
 */
export function reasonOf(error: ApiError, unknown = 'Something went wrong. Please try again.'): string {
  if (error.status === 0) return 'The server can’t be reached. Check your connection and try again.';
  // The detail names a field as the API does; staff know what they filled in.
  const [fault, ...others] = error.problem?.errors ?? [];
  if (fault && others.length === 0) return fault.message;
  return error.problem?.detail ?? error.problem?.title ?? unknown;
}
