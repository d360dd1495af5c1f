import type { ReactNode } from 'react';
import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Choice } from './choice.tsx';
import styles from './sort-choice.module.css';
import type { SortOrder } from './sort-header.tsx';

interface SortOption<Key extends string> {
  readonly value: Key;
  readonly label: string;
  /** The order that choosing it begins with; by default, the order stays. */
  readonly first?: SortOrder;
}

interface SortChoiceProps<Key extends string> {
  options: readonly SortOption<Key>[];
  sort: { readonly sortBy: Key; readonly sortOrder: SortOrder };
  onSort: (change: { sortBy: Key; sortOrder: SortOrder }) => void;
}

/** By what a list is sorted and in which direction, where it has no columns with heads to press. */
export function SortChoice<Key extends string>({ options, sort, onSort }: SortChoiceProps<Key>): ReactNode {
  const { sortBy, sortOrder } = sort;
  const ascending = sortOrder === 'asc';
  return (
    <div className={styles.order}>
      <Choice<Key>
        className={styles.sort}
        aria-label="Sort by"
        options={options}
        value={sortBy}
        onChange={(next) => {
          const first = options.find(({ value }) => value === next)?.first;
          onSort({ sortBy: next, sortOrder: first ?? sortOrder });
        }}
      />
      <Button
        icon={ascending ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
        aria-label={`Sort order: ${ascending ? 'ascending' : 'descending'}`}
        title={ascending ? 'Ascending' : 'Descending'}
        onClick={() => onSort({ sortBy, sortOrder: ascending ? 'desc' : 'asc' })}
      />
    </div>
  );
}
