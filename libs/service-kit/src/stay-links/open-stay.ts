import { stayToken, stayTokenHash } from './stay-link.ts';

/** From what the link of a booking is derived, and the hash that is stored of it. */
export interface LinkSource {
  readonly id: string;
  readonly linkVersion: number;
  readonly hash: string | null;
}

/** Where a service keeps the hashes of its bookings’ links. */
export interface StoredLinks<Booking> {
  bookingOfHash(hash: string): Promise<Booking | undefined>;
  /** Bookings without a hash, newest first. */
  withoutHash(limit: number): Promise<readonly LinkSource[]>;
  /** A page of all bookings, ordered by id. */
  sourcesAfter(id: string, limit: number): Promise<readonly LinkSource[]>;
  /** Leaves out bookings whose link has another version by now. */
  storeHashes(links: readonly (Omit<LinkSource, 'hash'> & { readonly hash: string })[]): Promise<void>;
}

/** A service’s links. The secret is the same in all services, and from it each link is derived. */
export interface StayLinks<Booking> {
  readonly stored: StoredLinks<Booking>;
  readonly secret: string;
}

const pageSize = 1_000;

/** The booking that a token opens. Before a token is unknown, bookings without a hash get theirs. */
export async function openStay<Booking>(
  links: StayLinks<Booking>,
  token: string,
): Promise<Booking | undefined> {
  const hash = stayTokenHash(token);
  const known = await links.stored.bookingOfHash(hash);
  if (known !== undefined) return known;
  await addMissingLinks(links);
  // Looked up in any case: another call may have stored the hash since the first look.
  return links.stored.bookingOfHash(hash);
}

/** Gives the newest bookings without a hash theirs. */
export async function addMissingLinks({ stored, secret }: StayLinks<unknown>): Promise<void> {
  const missing = await stored.withoutHash(pageSize);
  await stored.storeHashes(missing.map((source) => ({ ...source, hash: hashOf(secret, source) })));
}

/**
 * At the start, gives each booking the hash of its link: those of the previous version have none, and a new secret makes other
 * links.
 */
export async function keepStayLinks({ stored, secret }: StayLinks<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const page = await stored.sourcesAfter(after, pageSize);
    const made = page.map((source) => ({ ...source, hash: hashOf(secret, source) }));
    await stored.storeHashes(made.filter(({ hash }, place) => hash !== page[place]?.hash));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

function hashOf(secret: string, { id, linkVersion }: LinkSource): string {
  return stayTokenHash(stayToken(secret, id, linkVersion));
}
