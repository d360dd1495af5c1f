import type { ExternalStay } from '../external-stays/feed-stay.rules.ts';

/** An event of a feed that cannot be read, known again by its content, and since when it is like that. */
export interface UnreadEvent {
  readonly fingerprint: string;
  readonly since: Date;
}

/**
 * The unread events of a reading; one that was unread before keeps its moment. Of several with the same content only as many
 * as there were before do: another one has become unreadable just now.
 */
export function rememberUnread(
  before: readonly UnreadEvent[],
  fingerprints: readonly string[],
  now: Date,
): UnreadEvent[] {
  const known = Map.groupBy(before, ({ fingerprint }) => fingerprint);
  return fingerprints.map((fingerprint) => known.get(fingerprint)?.pop() ?? { fingerprint, since: now });
}

/**
 * Whether a stay that its feed lacks may be one of the events that cannot be read: one that became unreadable when the
 * stay went, or later. An event that was unread while the stay was still there is another one, so that an entry that is
 * broken for good keeps no cancelled stay.
 */
export function mayBeUnread(
  { missingSince }: Pick<ExternalStay, 'missingSince'>,
  unread: readonly UnreadEvent[],
  now: Date,
): boolean {
  return unread.some(({ since }) => since >= (missingSince ?? now));
}
