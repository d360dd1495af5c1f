/**
 * The UID of a booking in our exports and emails. It never changes, so that a subscriber never sees the
 * booking twice.
 */
export function stayUid(bookingId: string): string {
  return `${bookingId}@booking.getaway`;
}

/** The UID of a blocked night in our exports. */
export function blockUid(blockId: string): string {
  return `${blockId}@block.getaway`;
}

/**
 * The booking or block in the UID of a feed's event, if it has our format. It may belong to another
 * installation.
 */
export interface OwnUid {
  readonly of: 'booking' | 'block';
  readonly id: string;
}

/** Parses the UID of a feed's event and ignores the dates that we append to a duplicate UID. */
export function readOwnUid(externalId: string): OwnUid | undefined {
  const match = /^(\S+)@(booking|block)\.getaway(?= |$)/.exec(externalId);
  const [, id, of] = match ?? [];
  return id === undefined ? undefined : { of: of === 'block' ? 'block' : 'booking', id };
}
