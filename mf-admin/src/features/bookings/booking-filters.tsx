import type { ReactNode } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { bookingStatuses } from '@getaway/contracts/http/booking-payment';
import { inWords } from '../../format/in-words.ts';
import { SettledInput } from '../../ui/settled-input.tsx';
import { isNarrowed, type BookingQuery } from './booking-query.ts';
import styles from './bookings.module.css';

interface BookingFiltersProps {
  query: BookingQuery;
  onChange: (change: Partial<BookingQuery>) => void;
}

const searchDelayMs = 500;

const statusOptions = [
  { value: '', label: 'All statuses' } as const,
  ...bookingStatuses.map((value) => ({ value, label: inWords(value) })),
];

/** Search, status and dates; the server looks for them. */
export function BookingFilters({ query, onChange }: BookingFiltersProps): ReactNode {
  const { status, from, to } = query;
  return (
    <search className={styles.filters}>
      <SettledInput
        className={styles.search ?? ''}
        type="search"
        aria-label="Search bookings"
        placeholder="Guest, email, phone or reference"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        value={query.search}
        delayMs={searchDelayMs}
        onSettle={(search) => onChange({ search })}
      />
      <Select<BookingQuery['status']>
        className={styles.status ?? ''}
        aria-label="Status"
        options={statusOptions}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <DayFilter label="From" day={from} onDay={(next) => onChange({ from: next })} />
      <DayFilter label="To" day={to} onDay={(next) => onChange({ to: next })} />
      {isNarrowed(query) && (
        <Button type="link" onClick={() => onChange({ search: '', status: '', from: '', to: '' })}>
          Clear
        </Button>
      )}
    </search>
  );
}

interface DayFilterProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/** Nights of a stay that lie in the range are enough to find it. */
function DayFilter({ label, day, onDay }: DayFilterProps): ReactNode {
  return (
    <label className={styles.day}>
      {label}
      <Input type="date" value={day} max="2100-12-31" onChange={({ target }) => onDay(target.value)} />
    </label>
  );
}
