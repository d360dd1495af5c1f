import type { ExternalStay } from '../external-stays/feed-stay.rules.ts';

/** An unreadable event of a feed, identified by its content, with the time when it became unreadable. */
export interface UnreadEvent {
  readonly fingerprint: string;
  readonly since: Date;
}

/**
 * The unreadable events of a sync. One that was unreadable before keeps its time. Of several with the same
 * content, only as many as before do: the others have just become unreadable.
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
 * Whether a stay that its feed lacks may be one of the unreadable events: one that became unreadable when the
 * stay disappeared, or later. An event that was unreadable while the stay was still listed is a different
 * one, so that a permanently broken entry keeps no canceled stay.
 */
export function mayBeUnread(
  { missingSince }: Pick<ExternalStay, 'missingSince'>,
  unread: readonly UnreadEvent[],
  now: Date,
): boolean {
  return unread.some(({ since }) => since >= (missingSince ?? now));
}
