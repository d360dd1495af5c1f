import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import { refusingOtherAudiences } from './audience.ts';
import type { StepOutcome } from './step-outcome.ts';

/** Changes a step in a transaction, which is rolled back when staff have not confirmed who would be emailed. */
export const transactForAudience = (
  { database }: TemplateDeps,
  work: (tx: Tx, sql: Sql) => Promise<StepOutcome>,
): Promise<StepOutcome> => refusingOtherAudiences(() => database.transact(work));
