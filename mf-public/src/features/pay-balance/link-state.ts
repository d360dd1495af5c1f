import * as v from 'valibot';
import {
  linkedBookingSchema,
  viewPaymentLink,
  type LinkedBooking,
} from '@getaway/contracts/http/payment-links';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';

export type OpenLink = LinkedBooking & {
  readonly booking: NonNullable<LinkedBooking['booking']>;
  readonly due: NonNullable<LinkedBooking['due']>;
};

export type LinkState =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly link: OpenLink }
  | { readonly status: 'paid'; readonly booking: LinkedBooking['booking'] }
  | { readonly status: 'expired' | 'withdrawn' | 'ended' | 'unknown' | 'too-many' }
  /** The card provider has the money, and our server could not be reached since. */
  | { readonly status: 'received' }
  /** No answer came. */
  | { readonly status: 'unanswered' };

/** The token in the page's address. It is in the fragment, which no server and no other site gets. */
export function linkToken(): string {
  return location.hash.slice(1);
}

export async function readLink(token: string): Promise<LinkState> {
  try {
    return stateOf(await callApi(viewPaymentLink, { body: { token } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
      return { status: 'unanswered' };
    return { status: error.type === 'too-many-requests' ? 'too-many' : 'unknown' };
  }
}

export function stateOf(link: LinkedBooking): LinkState {
  const { status, booking, due } = link;
  switch (status) {
    case 'open':
      return booking && due ? { status: 'open', link: { ...link, booking, due } } : { status: 'unanswered' };
    case 'paid':
      return { status, booking };
    case 'expired':
    case 'withdrawn':
    case 'ended':
      return { status };
    default:
      return status satisfies never;
  }
}

/** What a refused payment says of the link; undefined when it says nothing. */
export function linkOfRefusal(error: unknown): LinkState | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const parsed = v.safeParse(linkedBookingSchema, error.problem?.['link']);
  return parsed.success ? stateOf(parsed.output) : undefined;
}
