import type { ReactNode } from 'react';
import { emailSendStatuses } from '@getaway/contracts/http/email-sends';
import { ListFilters, SearchBox, StatusFilter } from '../../../ui/list-filters.tsx';
import type { SendQuery } from './send-query.ts';

interface SendFiltersProps {
  query: SendQuery;
  onChange: (change: Partial<SendQuery>) => void;
}

/** Search and status; the server looks for them. */
export function SendFilters({ query: { search, status }, onChange }: SendFiltersProps): ReactNode {
  return (
    <ListFilters
      isNarrowed={search !== '' || status !== ''}
      onClear={() => onChange({ search: '', status: '' })}
    >
      <SearchBox
        label="Search emails"
        placeholder="Recipient, subject or template"
        value={search}
        onSearch={(next) => onChange({ search: next })}
      />
      <StatusFilter
        statuses={emailSendStatuses}
        value={status}
        onStatus={(next) => onChange({ status: next })}
      />
    </ListFilters>
  );
}
