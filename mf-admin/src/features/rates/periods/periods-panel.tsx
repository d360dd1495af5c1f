import { useMemo, useState, type ReactNode } from 'react';
import { Button, Segmented } from 'antd';
import { exportRatePeriods } from '@getaway/contracts/http/rate-files';
import { listRatePeriods } from '@getaway/contracts/http/rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList } from '../../../ui/item-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useProgressiveList } from '../../../ui/use-progressive-list.ts';
import { yearsOf, type CopiedYear } from './copied-years.ts';
import { PeriodRow } from './period-row.tsx';
import type { RatePeriod } from './period-words.ts';
import { partIds } from '../parts.ts';
import styles from './periods.module.css';

type Shown = 'coming' | 'past';

interface PeriodsPanelProps {
  today: CalendarDate;
  onEdit: (period: RatePeriod) => void;
  onDelete: (period: RatePeriod) => void;
  /** Asks which of these years to copy, from the latest one on. */
  onCopy: (years: readonly CopiedYear[]) => void;
  /** Asks for a file. */
  onImport: () => void;
}

/** The seasons, overrides, and holidays by their first date, those that are over aside. */
export function PeriodsPanel({ today, onEdit, onDelete, onCopy, onImport }: PeriodsPanelProps): ReactNode {
  const [shown, setShown] = useState<Shown>('coming');
  const read = useQuery(listRatePeriods);
  const years = useMemo(() => yearsOf(read.data ?? []), [read.data]);
  const state = useMemo(
    () =>
      mapReady(queryState(read), (all) =>
        all.filter(({ lastDate }) => lastDate < today === (shown === 'past')),
      ),
    [read, today, shown],
  );
  return (
    <Panel
      id={partIds.dates}
      title="Seasons, Overrides, and Holidays"
      note="An override comes before a season, and a shorter one before a longer one."
      busy={state.status === 'loading'}
      actions={
        <div className={styles.actions}>
          {years.length > 0 && (
            <ExportButton
              name="rates"
              read={(callForFile) => callForFile(exportRatePeriods, { query: {} })}
              done="Your dates are saved as a CSV file, which you can change and import again."
            />
          )}
          <Button onClick={onImport}>Import CSV…</Button>
          {years.length > 0 && <Button onClick={() => onCopy(years)}>Copy a Year…</Button>}
          <Segmented<Shown>
            name="periods"
            aria-label="Dates shown"
            options={[
              { value: 'coming', label: 'Current & upcoming' },
              { value: 'past', label: 'Past' },
            ]}
            value={shown}
            onChange={setShown}
          />
        </div>
      }
    >
      <QueryList
        state={state}
        failed="Couldn’t load the dates"
        empty={
          shown === 'past' ? (
            'No past dates'
          ) : (
            <Empty title="No dates yet" hint="Every night costs what Pricing says." />
          )
        }
      >
        {(periods) => (
          <Periods periods={periods} isOver={shown === 'past'} onEdit={onEdit} onDelete={onDelete} />
        )}
      </QueryList>
    </Panel>
  );
}

const batchSize = 40;

function Periods({
  periods,
  isOver,
  onEdit,
  onDelete,
}: Pick<PeriodsPanelProps, 'onEdit' | 'onDelete'> & {
  periods: readonly RatePeriod[];
  isOver: boolean;
}): ReactNode {
  const drawn = useProgressiveList(periods, batchSize);
  return (
    <ItemList label="Seasons, overrides, and holidays">
      {drawn.map((period) => (
        <PeriodRow
          key={period.id}
          period={period}
          isOver={isOver}
          onEdit={() => onEdit(period)}
          onDelete={() => onDelete(period)}
        />
      ))}
    </ItemList>
  );
}
