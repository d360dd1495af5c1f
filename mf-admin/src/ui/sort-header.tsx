import type { ReactNode } from 'react';
import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import styles from './rows.module.css';

export type SortOrder = 'asc' | 'desc';

interface SortHeaderProps<Key extends string> {
  children: string;
  sortKey: Key;
  sort: { readonly sortBy: Key; readonly sortOrder: SortOrder };
  /** The order of the first press. */
  first?: SortOrder;
  className?: string | undefined;
  onSort: (sort: { sortBy: Key; sortOrder: SortOrder }) => void;
}

/** The head of a column that sorts the list; a second press turns the order around. */
export function SortHeader<Key extends string>(props: SortHeaderProps<Key>): ReactNode {
  const { children, sortKey, sort, first = 'asc', className, onSort } = props;
  const order = sort.sortBy === sortKey ? sort.sortOrder : undefined;
  const press = (): void => {
    const turned = order === 'asc' ? 'desc' : 'asc';
    onSort({ sortBy: sortKey, sortOrder: order === undefined ? first : turned });
  };
  return (
    <th scope="col" className={className} data-sorts aria-sort={ariaSort(order)}>
      <button type="button" className={styles.sort} onClick={press}>
        {children}
        {order === 'asc' && <CaretUpFilled aria-hidden />}
        {order === 'desc' && <CaretDownFilled aria-hidden />}
      </button>
    </th>
  );
}

function ariaSort(order: SortOrder | undefined): 'ascending' | 'descending' | undefined {
  if (order === undefined) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}
