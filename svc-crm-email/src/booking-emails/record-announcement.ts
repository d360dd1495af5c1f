import type { Sql } from '@getaway/service-kit/sql';
import type { AnnouncedStay } from './announced-stay.rules.ts';
import { noteAnnounced } from './announced-stays.repository.ts';

/** Stores what an email told its guest, unless the guest was erased in the meantime. */
export function recordAnnouncement(sql: Sql, sendId: string, stay: AnnouncedStay): Promise<void> {
  return noteAnnounced(sql, sendId, stay);
}
