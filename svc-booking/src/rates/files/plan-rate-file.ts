import { createHash } from 'node:crypto';
import { longestPeriod, mostRatePeriods } from '@getaway/contracts/http/rates';
import type { Tx } from '../../database/database.ts';
import type { RatePeriod } from '../rate-period.rules.ts';
import { pageOfPeriods } from '../rate-periods.repository.ts';
import { readStayRules } from '../read-rates.ts';
import { parseRateFile } from './parse-rate-file.ts';
import { planImport, type ImportPlan } from './plan-import.rules.ts';
import { readRateRows } from './read-rate-rows.ts';

export interface RateFile {
  readonly csv: string;
  /** Whether a date with slashes begins with the month. */
  readonly isMonthFirst: boolean;
}

/** What an import would do, and what it is compared with. */
export interface PreviewedImport extends ImportPlan {
  /** Changes with every period. */
  readonly basis: string;
}

/** What the import of a file would do. */
export async function planRateFile(tx: Tx, { csv, isMonthFirst }: RateFile): Promise<PreviewedImport> {
  const [{ periods }, { maximumNights }] = [await pageOfPeriods(tx, {}), await readStayRules(tx)];
  const basis = basisOf(periods);
  const parsed = parseRateFile(csv);
  if ('fault' in parsed) return { basis, added: [], changed: [], unchanged: 0, faults: [parsed.fault] };
  const { rows, faults } = readRateRows(parsed.records, { isMonthFirst });
  const plan = planImport(rows, periods, {
    ...{ maximumNights, longest: longestPeriod, most: mostRatePeriods },
  });
  const all = [...faults, ...plan.faults].toSorted((a, b) => a.line - b.line);
  return { ...plan, basis, faults: all };
}

function basisOf(periods: readonly RatePeriod[]): string {
  const versions = periods.map(({ id, version }) => `${id} ${version}`).toSorted();
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 32);
}
