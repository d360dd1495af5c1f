import { useId, type ReactNode } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMonths, monthOf, monthsFrom, type CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatMonthInRow } from '../../format/months.ts';
import { Choice } from '../../ui/choice.tsx';
import { ListFilters } from '../../ui/list-filters.tsx';
import {
  movePeriod,
  periodOf,
  presetLabels,
  presetOf,
  presets,
  type Period,
  type Preset,
} from './report-query.ts';
import styles from './reports.module.css';

interface ReportFiltersProps {
  period: Period;
  today: CalendarDate;
  onPeriod: (period: Period) => void;
}

const presetOptions = presets.map((value) => ({ value, label: presetLabels[value] }));

/** The months of the reports: a usual period, or any first and last month. */
export function ReportFilters({ period, today, onPeriod }: ReportFiltersProps): ReactNode {
  const id = useId();
  const months = monthOptions(period, monthOf(today));
  return (
    <ListFilters isNarrowed={false} onClear={() => undefined}>
      <Choice<Preset>
        className={styles.choice}
        aria-label="Period"
        options={presetOptions}
        placeholder="Chosen months"
        value={presetOf(period, today)}
        onChange={(preset) => onPeriod(periodOf(preset, today))}
      />
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.end}>
          <label htmlFor={`${id}-${end}`}>{end === 'from' ? 'From' : 'To'}</label>
          <Choice<CalendarMonth>
            id={`${id}-${end}`}
            options={months}
            value={period[end]}
            onChange={(month) => onPeriod(movePeriod(period, { [end]: month }))}
          />
        </div>
      ))}
    </ListFilters>
  );
}

/** Five years back and one ahead, and the period's own months wherever they are; newest first. */
function monthOptions({ from, to }: Period, current: CalendarMonth) {
  const months = new Set([...monthsFrom(addMonths(current, -60), addMonths(current, 12)), from, to]);
  return [...months]
    .sort()
    .reverse()
    .map((value) => ({ value, label: formatMonthInRow(value) }));
}
