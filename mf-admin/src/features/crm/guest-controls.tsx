import { useEffect, useState, type ReactNode } from 'react';
import { SearchOutlined, SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import styles from './guest-list.module.css';
import type { GuestQuery, GuestSortKey } from './guests.api.ts';

interface GuestControlsProps {
  query: GuestQuery;
  onChange: (change: Partial<GuestQuery>) => void;
}

const searchDelayMs = 500;
const longestSearch = 100;

const sortOptions: { value: GuestSortKey; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'stays', label: 'Stays' },
  { value: 'lifetimeValue', label: 'Lifetime Value' },
  { value: 'lastContact', label: 'Last Contact' },
];

/** Search and sort above the list. */
export function GuestControls({ query, onChange }: GuestControlsProps): ReactNode {
  const { sortBy, sortOrder } = query;
  const ascending = sortOrder === 'asc';
  return (
    <search className={styles.controls}>
      <SearchBox search={query.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.sort}>
        <Select<GuestSortKey>
          style={{ inlineSize: '100%' }}
          aria-label="Sort by"
          options={sortOptions}
          value={sortBy}
          onChange={(next) => onChange({ sortBy: next })}
        />
      </div>
      <Button
        icon={ascending ? <SortAscendingOutlined /> : <SortDescendingOutlined />}
        aria-label={`Sort order: ${ascending ? 'ascending' : 'descending'}`}
        title={ascending ? 'Ascending' : 'Descending'}
        onClick={() => onChange({ sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </search>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }): ReactNode {
  const [text, setText] = useState(search);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => onSearch(wanted), searchDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  return (
    <Input
      className={styles.search}
      type="search"
      aria-label="Search guests"
      placeholder="Search by name, email or phone"
      prefix={<SearchOutlined />}
      maxLength={longestSearch}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(wanted)}
    />
  );
}
