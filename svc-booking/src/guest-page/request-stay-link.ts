import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { insertLinkRequest } from './link-requests.repository.ts';

/**
 * Stores a request for the link of a stay. It is answered later, so that neither the answer nor its time tells whether the
 * booking exists.
 */
export async function requestStayLink(
  deps: { readonly database: Database; readonly now: Clock; readonly newId: () => string },
  asked: { readonly bookingReference: string; readonly email: string },
): Promise<void> {
  await insertLinkRequest(deps.database.prisma, {
    id: deps.newId(),
    bookingReference: plainReference(asked.bookingReference),
    email: asked.email.toLowerCase(),
    createdAt: deps.now(),
  });
}

/** As people copy and type it: '#xtvu-haff' for XTVUHAFF. */
function plainReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
