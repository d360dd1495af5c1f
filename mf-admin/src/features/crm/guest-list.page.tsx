import { useCallback, useState, type ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';
import { GuestControls } from './guest-controls.tsx';
import { GuestList } from './guest-list.tsx';
import { GuestStats } from './guest-stats.tsx';
import type { GuestQuery } from './guests.api.ts';

const firstPage: GuestQuery = { search: '', sortBy: 'name', sortOrder: 'asc', page: 1 };

export function GuestListPage(): ReactNode {
  const [query, setQuery] = useState(firstPage);
  // Whatever else changes, one starts again at its first page.
  const change = useCallback(
    (changed: Partial<GuestQuery>) => setQuery((last) => ({ ...last, page: 1, ...changed })),
    [],
  );
  return (
    <>
      <PageHeading title="Guest CRM" subtitle="Manage guest relationships and communication" />
      <GuestStats />
      <GuestControls query={query} onChange={change} />
      <GuestList query={query} onPage={(page) => change({ page })} />
    </>
  );
}
