import type { ReactNode } from 'react';
import { Segmented } from 'antd';
import { emailSendStatuses } from '@getaway/contracts/http/email-sends';
import { ListFilters, SearchBox, StatusFilter } from '../../../ui/list-filters.tsx';
import { sendStatusNames } from '../../../ui/send-tones.ts';
import type { SendQuery } from './send-query.ts';

const timeOptions = [
  { value: 'past' as const, label: 'Past' },
  { value: 'upcoming' as const, label: 'Upcoming' },
];

interface SendFiltersProps {
  query: SendQuery;
  onChange: (change: Partial<SendQuery>) => void;
}

/** Past or upcoming, search, and status; the server looks for them. */
export function SendFilters({ query: { search, status, when }, onChange }: SendFiltersProps): ReactNode {
  return (
    <ListFilters
      isNarrowed={search !== '' || status !== ''}
      onClear={() => onChange({ search: '', status: '' })}
    >
      <Segmented<SendQuery['when']>
        name="when"
        aria-label="Time"
        options={timeOptions}
        value={when}
        onChange={(next) => onChange({ when: next })}
      />
      <SearchBox
        label="Search emails"
        placeholder="Recipient, subject or template"
        value={search}
        onSearch={(next) => onChange({ search: next })}
      />
      <StatusFilter
        statuses={emailSendStatuses}
        names={sendStatusNames}
        value={status}
        onStatus={(next) => onChange({ status: next })}
      />
    </ListFilters>
  );
}
