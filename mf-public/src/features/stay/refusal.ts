import * as v from 'valibot';
import { ApiError } from '@getaway/web-kit/api-error';

/** Why an act did not happen. */
export type Refusal =
  /** What the page showed is no longer so. `preview` has the new figures, if the server sent them. */
  | { readonly status: 'changed'; readonly preview: unknown }
  /** The link no longer opens a stay. */
  | { readonly status: 'ended' }
  /** It can no longer be done, so the page will not offer it either. */
  | { readonly status: 'not-now'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string }
  /** Nobody knows whether it happened. */
  | { readonly status: 'unanswered' };

const changedTypes = new Set(['changed-meanwhile', 'price-changed']);
const tryAgain = 'Please try again in a moment.';

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { status: 'unanswered' };
  const { type, problem } = error;
  if (type === 'stay-not-found') return { status: 'ended' };
  if (type !== undefined && changedTypes.has(type))
    return { status: 'changed', preview: problem?.['preview'] };
  const [fault] = problem?.errors ?? [];
  const message = fault?.message ?? problem?.detail ?? problem?.title ?? tryAgain;
  return { status: type === 'not-possible-now' ? 'not-now' : 'refused', message };
}

/** The new figures that a refusal brought, if they are of this kind. */
export function newFigures<S extends v.GenericSchema>(
  refusal: Refusal,
  schema: S,
): v.InferOutput<S> | undefined {
  if (refusal.status !== 'changed') return undefined;
  const parsed = v.safeParse(schema, refusal.preview);
  return parsed.success ? parsed.output : undefined;
}

/** What a guest reads of a refusal that brought no new figures. */
export function refusalWords(refusal: Refusal): string {
  switch (refusal.status) {
    case 'changed':
      return 'Your booking is being changed or paid right now. Please try again in a moment.';
    case 'ended':
      return 'This link no longer opens your stay. Reload the page to see what to do.';
    case 'not-now':
    case 'refused':
      return refusal.message;
    case 'unanswered':
      return 'We couldn’t reach our server. Please check your connection and try again.';
    default:
      return refusal satisfies never;
  }
}
