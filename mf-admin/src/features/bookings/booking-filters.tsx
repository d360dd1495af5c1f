import type { ReactNode } from 'react';
import { Segmented } from 'antd';
import { bookingStatuses } from '@getaway/contracts/http/booking-payment';
import { DayFilter, DayRange } from '../../ui/day-filter.tsx';
import { ListFilters, SearchBox, StatusFilter } from '../../ui/list-filters.tsx';
import styles from './bookings.module.css';
import { isNarrowed, periodOf, type BookingQuery, type Period } from './booking-query.ts';

interface BookingFiltersProps {
  query: BookingQuery;
  onChange: (change: Partial<BookingQuery>) => void;
}

const periods: { value: Period; label: string }[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
];

/** Period, search, status and dates; the server looks for them. A stay is found if any of its nights is in the range. */
export function BookingFilters({ query, onChange }: BookingFiltersProps): ReactNode {
  const { status, from, to } = query;
  return (
    <ListFilters
      isNarrowed={isNarrowed(query)}
      onClear={() => onChange({ search: '', status: '', from: '', to: '', period: '' })}
    >
      <Segmented<Period>
        className={styles.period}
        aria-label="Period"
        options={periods}
        value={periodOf(query)}
        onChange={(period) => onChange({ period, sortBy: '' })}
      />
      <StatusFilter
        statuses={bookingStatuses}
        value={status}
        onStatus={(next) => onChange({ status: next })}
      />
      <SearchBox
        label="Search bookings"
        placeholder="Guest, email, phone or reference"
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <DayRange>
        <DayFilter label="From" day={from} onDay={(next) => onChange({ from: next })} />
        <DayFilter label="To" day={to} onDay={(next) => onChange({ to: next })} />
      </DayRange>
    </ListFilters>
  );
}
