import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import type { AudienceDeps } from './audience.ts';

export interface SequenceDeps extends AudienceDeps {
  readonly database: Database;
  readonly now: Clock;
}
