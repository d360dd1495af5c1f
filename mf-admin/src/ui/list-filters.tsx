import type { ReactNode } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { inWords } from '../format/in-words.ts';
import { Choice } from './choice.tsx';
import styles from './list-filters.module.css';
import { DebouncedInput } from './debounced-input.tsx';

interface ListFiltersProps {
  /** Whether one of them leaves something out; it can be taken back then. */
  isNarrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** What a list is narrowed by, above it; the server looks for it. */
export function ListFilters({ isNarrowed, onClear, children }: ListFiltersProps): ReactNode {
  return (
    <search className={styles.filters}>
      {children}
      {isNarrowed && (
        <Button type="link" onClick={onClear}>
          Clear
        </Button>
      )}
    </search>
  );
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
}

// Spec page 2, section 9.
const searchDelayMs = 500;

export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps): ReactNode {
  return (
    <DebouncedInput
      className={styles.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      maxLength={100}
      value={value}
      delayMs={searchDelayMs}
      onDebouncedChange={onSearch}
    />
  );
}

interface StatusFilterProps<Status extends string> {
  statuses: readonly Status[];
  /** How they read, where that is not the value itself. */
  names?: Readonly<Record<Status, string>>;
  value: Status | '';
  onStatus: (status: Status | '') => void;
}

/** One of the statuses, or all ('') of them. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>): ReactNode {
  const { statuses, names, value, onStatus } = props;
  return (
    <Choice<Status | ''>
      className={styles.status}
      aria-label="Status"
      options={[
        { value: '', label: 'All statuses' },
        ...statuses.map((status) => ({ value: status, label: names?.[status] ?? inWords(status) })),
      ]}
      value={value}
      onChange={onStatus}
    />
  );
}
