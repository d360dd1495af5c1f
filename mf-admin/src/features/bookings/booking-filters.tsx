import type { ReactNode } from 'react';
import { Input } from 'antd';
import { bookingStatuses } from '@getaway/contracts/http/booking-payment';
import { ListFilters, SearchBox, StatusFilter } from '../../ui/list-filters.tsx';
import { isNarrowed, type BookingQuery } from './booking-query.ts';
import styles from './bookings.module.css';

interface BookingFiltersProps {
  query: BookingQuery;
  onChange: (change: Partial<BookingQuery>) => void;
}

/** Search, status and dates; the server looks for them. */
export function BookingFilters({ query, onChange }: BookingFiltersProps): ReactNode {
  const { status, from, to } = query;
  return (
    <ListFilters
      isNarrowed={isNarrowed(query)}
      onClear={() => onChange({ search: '', status: '', from: '', to: '' })}
    >
      <SearchBox
        label="Search bookings"
        placeholder="Guest, email, phone or reference"
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <StatusFilter
        statuses={bookingStatuses}
        value={status}
        onStatus={(next) => onChange({ status: next })}
      />
      <DayFilter label="From" day={from} onDay={(next) => onChange({ from: next })} />
      <DayFilter label="To" day={to} onDay={(next) => onChange({ to: next })} />
    </ListFilters>
  );
}

interface DayFilterProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/** A stay is found if any of its nights is in the range. */
function DayFilter({ label, day, onDay }: DayFilterProps): ReactNode {
  return (
    <label className={styles.day}>
      {label}
      <Input type="date" value={day} max="2100-12-31" onChange={({ target }) => onDay(target.value)} />
    </label>
  );
}
