import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
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

/** What is booked and paid for, by check-in, six months back and six ahead. The reports have the money by its own days. */
export function Months({ months }: MonthsProps): ReactNode {
  return (
    <Panel title="Booked Stays by Month" busy={months.status === 'loading'}>
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
              title="Paid for stays"
              current={current}
              bars={months.map(({ month, revenue }) => ({
                month,
                value: Number(revenue),
                words: formatAmount(revenue),
              }))}
            />
            <MonthBars
              title="Booked nights"
              current={current}
              most={1}
              bars={months.map((figures) => ({
                month: figures.month,
                value: figures.nights / figures.nightsInMonth,
                words: nightsInWords(figures),
              }))}
            />
          </div>
          <p className={styles.basis}>
            Confirmed and completed stays: what was paid for them so far, less refunds, counts in the month of
            check-in. See <Link to="/admin/reports">Reports</Link> for the money by the day on which it came,
            and for occupancy: booked nights out of those that you could sell.
          </p>
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
            <th scope="col">Paid for stays</th>
            <th scope="col">Booked nights</th>
          </tr>
        </thead>
        <tbody>
          {months.map((figures) => (
            <tr key={figures.month}>
              <th scope="row">{formatMonth(figures.month)}</th>
              <td>{formatTotal(figures.revenue)}</td>
              <td>{nightsInWords(figures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function nightsInWords({ nights, nightsInMonth }: MonthFigures): string {
  return `${nights} of ${nightsInMonth} (${Math.round((nights / nightsInMonth) * 100)}%)`;
}
