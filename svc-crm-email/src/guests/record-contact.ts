import type { Sql } from '@getaway/service-kit/sql';
import { noteContact } from './guests.repository.ts';

/** An email that reached its guest is a contact; one to the owner or a test is not. */
export function recordContact(sql: Sql, sendId: string, at: Date): Promise<void> {
  return noteContact(sql, sendId, at);
}
