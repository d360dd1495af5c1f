import type { ReactNode } from 'react';
import {
  moneyMethods,
  entryKindSchema,
  type EntryKind,
  type MoneyMethod,
} from '@getaway/contracts/http/ledger';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { Choice } from '../../ui/choice.tsx';
import { DayFilter, DayRange } from '../../ui/day-filter.tsx';
import { ListFilters, SearchBox } from '../../ui/list-filters.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import type { SortOrder } from '../../ui/sort-header.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { datePresets, presetLabels, presetOf, rangeOf, type DatePreset } from './date-presets.ts';
import styles from './ledger-filters.module.css';
import { isNarrowed, noFilter, type LedgerQuery, type LedgerSortKey } from './ledger-query.ts';

interface LedgerFiltersProps {
  query: LedgerQuery;
  today: CalendarDate;
  onChange: (change: Partial<LedgerQuery>) => void;
}

const kindLabels: Readonly<Record<EntryKind, string>> = {
  payment: 'Payments',
  refund: 'Refunds',
  chargeback: 'Chargebacks',
  chargeback_reversal: 'Chargebacks reversed',
};

const kindOptions: { value: EntryKind | ''; label: string }[] = [
  { value: '', label: 'All kinds' },
  ...entryKindSchema.options.map((value) => ({ value, label: kindLabels[value] })),
];

const methodOptions: { value: MoneyMethod | ''; label: string }[] = [
  { value: '', label: 'All methods' },
  ...moneyMethods.map((value) => ({ value, label: moneyMethodNames[value] })),
];

const presetOptions: readonly { value: DatePreset; label: string }[] = datePresets.map((value) => ({
  value,
  label: presetLabels[value],
}));

const sortOptions: readonly { value: LedgerSortKey; label: string; first: SortOrder }[] = [
  { value: 'date', label: 'Date', first: 'desc' },
  { value: 'kind', label: 'Entry', first: 'asc' },
  { value: 'booking', label: 'Booking', first: 'asc' },
  { value: 'recordedBy', label: 'Recorded by', first: 'asc' },
  { value: 'amount', label: 'Amount', first: 'desc' },
];

/** Days, kind, method and booking; the server looks for them. */
export function LedgerFilters({ query, today, onChange }: LedgerFiltersProps): ReactNode {
  const { from, to, kind, method, booking } = query;
  return (
    <ListFilters isNarrowed={isNarrowed(query)} onClear={() => onChange(noFilter)}>
      <Choice<DatePreset>
        className={styles.choice}
        aria-label="Dates"
        options={presetOptions}
        placeholder="Chosen dates"
        value={presetOf(query, today)}
        onChange={(preset) => onChange(rangeOf(preset, today))}
      />
      <DayRange>
        <DayFilter label="From" day={from} onDay={(next) => onChange({ from: next })} />
        <DayFilter label="To" day={to} onDay={(next) => onChange({ to: next })} />
      </DayRange>
      <Choice<EntryKind | ''>
        className={styles.choice}
        aria-label="Kind"
        options={kindOptions}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <Choice<MoneyMethod | ''>
        className={styles.choice}
        aria-label="Method"
        options={methodOptions}
        value={method}
        onChange={(next) => onChange({ method: next })}
      />
      <SearchBox
        label="Booking reference"
        placeholder="Booking reference"
        value={booking}
        onSearch={(next) => onChange({ booking: next })}
      />
      {usePhone() && <SortChoice options={sortOptions} sort={query} onSort={onChange} />}
    </ListFilters>
  );
}
