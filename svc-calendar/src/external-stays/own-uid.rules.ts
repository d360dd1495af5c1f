/** What our exports and emails name a booking by, for good, so that a subscriber never sees it twice. */
export function stayUid(bookingId: string): string {
  return `${bookingId}@booking.getaway`;
}

/** What our exports name a blocked night by. */
export function blockUid(blockId: string): string {
  return `${blockId}@block.getaway`;
}

/** Whose UID an event of a feed has, if it has the form of ours: that of a booking or a block, perhaps of another house. */
export interface OwnUid {
  readonly of: 'booking' | 'block';
  readonly id: string;
}

/** Reads the UID of a feed's event; the dates that we write behind one that comes twice do not count. */
export function readOwnUid(externalId: string): OwnUid | undefined {
  const match = /^(\S+)@(booking|block)\.getaway(?= |$)/.exec(externalId);
  const [, id, of] = match ?? [];
  return id === undefined ? undefined : { of: of === 'block' ? 'block' : 'booking', id };
}
