import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { MonthFigures } from '@getaway/contracts/http/overview';
import { formatAmount, formatTotal } from '@getaway/web-kit/format/money';
import { MonthBars } from '../../charts/month-bars.tsx';
import { formatMonth } from '../../format/months.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import styles from './months.module.css';

interface MonthsProps {
  months: QueryState<{ current: string; months: readonly MonthFigures[] }>;
}

/** Revenue and occupancy, six months back and six ahead. */
export function Months({ months }: MonthsProps): ReactNode {
  return (
    <Panel title="Revenue and Occupancy by Month" busy={months.status === 'loading'}>
      <Content months={months} />
    </Panel>
  );
}

function Content({ months: state }: MonthsProps): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load the figures" onRetry={state.retry} />;
    case 'ready': {
      const { current, months } = state.data;
      return (
        <>
          <div className={styles.charts}>
            <MonthBars
              title="Revenue"
              current={current}
              bars={months.map(({ month, revenue }) => ({
                month,
                value: Number(revenue),
                words: formatAmount(revenue),
              }))}
            />
            <MonthBars
              title="Occupancy"
              current={current}
              most={1}
              bars={months.map((figures) => ({
                month: figures.month,
                value: figures.nights / figures.nightsInMonth,
                words: occupancyInWords(figures),
              }))}
            />
          </div>
          <Figures months={months} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

/** The same figures to read. */
function Figures({ months }: { months: readonly MonthFigures[] }): ReactNode {
  return (
    <details className={styles.figures}>
      <summary>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Revenue</th>
            <th scope="col">Nights</th>
            <th scope="col">Occupancy</th>
          </tr>
        </thead>
        <tbody>
          {months.map((figures) => (
            <tr key={figures.month}>
              <th scope="row">{formatMonth(figures.month)}</th>
              <td>{formatTotal(figures.revenue)}</td>
              <td>
                {figures.nights} of {figures.nightsInMonth}
              </td>
              <td>{occupancyInWords(figures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Confirmed and completed stays. Revenue counts in the month of arrival.</p>
    </details>
  );
}

function occupancyInWords({ nights, nightsInMonth }: MonthFigures): string {
  return `${Math.round((nights / nightsInMonth) * 100)}%`;
}
