import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import {
  listReportedNights,
  nightUseNames,
  nightUseSchema,
  readOccupancyReport,
} from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth } from '@getaway/kernel/calendar-month';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatShortMonth } from '../../../format/months.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import spoken from '@getaway/web-kit/spoken.module.css';
import styles from './year.module.css';
import { occupancyInWords, yearMonths, type YearMonth } from './year-months.ts';

interface YearProps {
  year: string;
  today: CalendarDate;
  onMonth: (month: CalendarDate) => void;
}

/** Twelve small months with what their nights are used for and how full they are. */
export function Year({ year, today, onMonth }: YearProps): ReactNode {
  const period = { from: calendarMonth(`${year}-01`), to: calendarMonth(`${year}-12`) };
  const occupancy = queryState(useQuery(readOccupancyReport, { query: period }));
  const nights = queryState(useQuery(listReportedNights, { query: period }));
  const failed = [occupancy, nights].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') {
    return <LoadFailure title="Couldn’t load the year" onRetry={failed.retry} />;
  }
  if (occupancy.status !== 'ready' || nights.status !== 'ready') {
    return (
      <div className={styles.waiting} role="status" aria-label="Loading the year">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }
  const { rows, total } = occupancy.data;
  const isEmpty = nights.data.length === 0;
  const report = new URLSearchParams({ report: 'occupancy', ...period });
  return (
    <>
      <ul className={styles.months}>
        {yearMonths(rows, nights.data).map((month) => (
          <li key={month.first}>
            <MonthButton month={month} today={today} onPress={() => onMonth(month.first)} />
          </li>
        ))}
      </ul>
      <ul className={styles.legend}>
        {nightUseSchema.options.map((use) => (
          <li key={use} className={styles.entry}>
            <span className={styles.key} data-type={looks[use]} /> {nightUseNames[use]}
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        {isEmpty && 'No nights are taken in this year. '}
        {year}: {occupancyInWords(total)} occupancy. Occupancy is booked of bookable nights, as in{' '}
        <Link to={`/admin/reports?${report.toString()}`}>Reports</Link>: nights that you blocked and those
        taken on other platforms are not bookable.
      </p>
    </>
  );
}

/** The kinds look as they do in the month. */
const looks = { booked: 'booking', blocked: 'blocked', elsewhere: 'external' } as const;

interface MonthButtonProps {
  month: YearMonth;
  today: CalendarDate;
  onPress: () => void;
}

function MonthButton({
  month: { name, first, occupancy, days },
  today,
  onPress,
}: MonthButtonProps): ReactNode {
  return (
    <button type="button" className={styles.month} onClick={onPress}>
      <span className={spoken.spoken}>{name}</span>
      <span className={styles.head} aria-hidden="true">
        <b>{formatShortMonth(first.slice(0, 7))}</b>{' '}
        <span>{occupancy === '–' ? occupancy : `${occupancy} booked`}</span>
      </span>
      <span className={styles.days} aria-hidden="true">
        {days.map((day, index) => (
          <span
            key={day?.date ?? index}
            className={day?.use ? styles.used : undefined}
            data-type={day?.use && looks[day.use]}
            data-today={day?.date === today || undefined}
          >
            {day && Number(day.date.slice(8))}
          </span>
        ))}
      </span>
    </button>
  );
}
