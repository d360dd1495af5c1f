import type { ReactNode } from 'react';
import { Choice } from '../../ui/choice.tsx';
import { ListFilters, SearchBox } from '../../ui/list-filters.tsx';
import { isNarrowed, noFilter, shownThreads, type InboxQuery, type ShownThreads } from './inbox-query.ts';
import styles from './inbox.module.css';

interface InboxFiltersProps {
  query: InboxQuery;
  onChange: (change: Partial<InboxQuery>) => void;
}

const labels: Readonly<Record<ShownThreads, string>> = {
  open: 'Open',
  unread: 'Unread',
  closed: 'Closed',
  all: 'All threads',
};

const options = shownThreads.map((value) => ({ value, label: labels[value] }));

/** A search and which threads to show; the server looks for them. */
export function InboxFilters({ query, onChange }: InboxFiltersProps): ReactNode {
  return (
    <ListFilters isNarrowed={isNarrowed(query)} onClear={() => onChange(noFilter)}>
      <SearchBox
        label="Search threads"
        placeholder="Name, email, or text"
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <Choice<ShownThreads>
        className={styles.show}
        aria-label="Show"
        options={options}
        value={query.show}
        onChange={(show) => onChange({ show })}
      />
    </ListFilters>
  );
}
