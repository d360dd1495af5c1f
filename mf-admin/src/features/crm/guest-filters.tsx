import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { Choice } from '../../ui/choice.tsx';
import { SearchBox } from '../../ui/list-filters.tsx';
import { DebouncedInput } from '../../ui/debounced-input.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import styles from './guest-filters.module.css';
import { hasBounds, isNarrowed, noFilters, type GuestQuery, type GuestSortKey } from './guest-query.ts';

interface GuestFiltersProps {
  query: GuestQuery;
  onChange: (change: Partial<GuestQuery>) => void;
}

// Spec page 2, section 9.
const filterDelayMs = 300;

const sortOptions: { value: GuestSortKey; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'stays', label: 'Stays' },
  { value: 'lifetimeValue', label: 'Lifetime Value' },
  { value: 'lastContact', label: 'Last Contact' },
];

const sequenceOptions: { value: GuestQuery['sequenceStatus']; label: string }[] = [
  { value: '', label: 'All Sequences' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'inactive', label: 'Inactive' },
];

/** Search, filters and order above the list; the server looks for them. */
export function GuestFilters({ query, onChange }: GuestFiltersProps): ReactNode {
  const [isUnfolded, setUnfolded] = useState(false);
  // Bounds that narrow the list stay in sight, whatever set them.
  const isOpen = isUnfolded || hasBounds(query);
  return (
    <search className={styles.filters}>
      <div className={styles.line}>
        <SearchBox
          label="Search guests"
          placeholder="Search by name, email or phone"
          value={query.search}
          onSearch={(search) => onChange({ search })}
        />
        <DebouncedInput
          className={styles.tags ?? ''}
          aria-label="Tags"
          placeholder="Tags, such as vip, honeymoon"
          maxLength={200}
          value={query.tags}
          delayMs={filterDelayMs}
          onDebouncedChange={(tags) => onChange({ tags })}
        />
        <Choice<GuestQuery['sequenceStatus']>
          className={styles.sequence}
          aria-label="Email sequence status"
          options={sequenceOptions}
          value={query.sequenceStatus}
          onChange={(sequenceStatus) => onChange({ sequenceStatus })}
        />
        <SortChoice options={sortOptions} sort={query} onSort={onChange} />
        <Button aria-expanded={isOpen} onClick={() => setUnfolded(!isUnfolded)}>
          More Filters
        </Button>
        {isNarrowed(query) && (
          <Button type="link" onClick={() => onChange(noFilters)}>
            Clear
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.line}>
          <Range
            name="Stays"
            query={query}
            min="minStays"
            max="maxStays"
            clean={digits}
            onChange={onChange}
          />
          <Range
            name="Lifetime Value"
            unit="$"
            query={query}
            min="minValue"
            max="maxValue"
            clean={dollars}
            onChange={onChange}
          />
        </div>
      )}
    </search>
  );
}

interface RangeProps extends GuestFiltersProps {
  name: string;
  unit?: string;
  min: 'minStays' | 'minValue';
  max: 'maxStays' | 'maxValue';
  clean: (text: string) => string;
}

function Range({ name, unit, query, min, max, clean, onChange }: RangeProps): ReactNode {
  const bound = (field: RangeProps['min'] | RangeProps['max'], label: string) => (
    <DebouncedInput
      className={styles.bound ?? ''}
      inputMode="decimal"
      aria-label={`${name}, ${label}`}
      placeholder={label}
      prefix={unit}
      value={query[field]}
      delayMs={filterDelayMs}
      clean={clean}
      onDebouncedChange={(text) => onChange({ [field]: text.replace(/\.$/, '') })}
    />
  );
  return (
    <div className={styles.range} role="group" aria-label={name}>
      <span>{name}</span>
      {bound(min, 'Min')}
      {bound(max, 'Max')}
    </div>
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}

function dollars(text: string): string {
  return /\d{1,10}(?:\.\d{0,2})?/.exec(text.replaceAll(/[$,\s]/g, ''))?.[0] ?? '';
}
