import { createHash } from 'node:crypto';
import { longestPeriod, mostRatePeriods } from '@getaway/contracts/http/rates';
import type { Tx } from '../../database/database.ts';
import type { RatePeriod } from '../rate-period.rules.ts';
import { pageOfPeriods } from '../rate-periods.repository.ts';
import { readStayRules } from '../read-rates.ts';
import type { FileFault } from './file-lines.rules.ts';
import { parseRateFile } from './parse-rate-file.ts';
import { planImport, type ImportPlan } from './plan-import.rules.ts';
import { readRateRows } from './read-rate-rows.ts';

const mostFaults = 200;

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
export async function planRateFile(tx: Tx, file: RateFile): Promise<PreviewedImport> {
  const [{ periods }, { maximumNights }] = [await pageOfPeriods(tx, {}), await readStayRules(tx)];
  return { ...planFile(file, periods, maximumNights), basis: basisOf(periods) };
}

/** The same for the periods that are there. `maximumNights`: of a stay. */
export function planFile(
  { csv, isMonthFirst }: RateFile,
  periods: readonly RatePeriod[],
  maximumNights: number,
): ImportPlan {
  const parsed = parseRateFile(csv);
  if ('fault' in parsed) return { added: [], changed: [], unchanged: 0, faults: [parsed.fault] };
  const { rows, faults } = readRateRows(parsed.records, { isMonthFirst });
  const plan = planImport(rows, periods, {
    ...{ maximumNights, longest: longestPeriod, most: mostRatePeriods },
  });
  return { ...plan, faults: namedFaults([...faults, ...plan.faults]) };
}

/** The first faults by their lines. Nobody corrects more before trying again. */
function namedFaults(faults: readonly FileFault[]): FileFault[] {
  const named = faults.toSorted((a, b) => a.line - b.line).slice(0, mostFaults);
  const left = faults.length - named.length;
  const line = named.at(-1)?.line ?? 1;
  const more = { line, column: null, message: `And ${left.toLocaleString('en-US')} more in the lines below` };
  return left > 0 ? [...named, more] : named;
}

function basisOf(periods: readonly RatePeriod[]): string {
  const versions = periods.map(({ id, version }) => `${id} ${version}`).toSorted();
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 32);
}
