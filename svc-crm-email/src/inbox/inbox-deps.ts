import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';

/** What the use cases of the inbox share. */
export interface InboxDeps {
  readonly database: Database;
  readonly timeZone: string;
  readonly now: Clock;
}
