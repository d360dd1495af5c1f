import type { ReactNode } from 'react';
import { emailSendStatuses } from '@getaway/contracts/http/email-sends';
import { Choice } from '../../../ui/choice.tsx';
import { ListFilters, SearchBox, StatusFilter } from '../../../ui/list-filters.tsx';
import { sendStatusNames } from '../../../ui/send-tones.ts';
import styles from './activity.module.css';
import type { SendQuery } from './send-query.ts';

const timeOptions = [
  { value: '' as const, label: 'Past and upcoming' },
  { value: 'past' as const, label: 'Past' },
  { value: 'upcoming' as const, label: 'Upcoming' },
];

interface SendFiltersProps {
  query: SendQuery;
  onChange: (change: Partial<SendQuery>) => void;
}

/** Search, status and time; the server looks for them. */
export function SendFilters({ query: { search, status, when }, onChange }: SendFiltersProps): ReactNode {
  return (
    <ListFilters
      isNarrowed={search !== '' || status !== '' || when !== ''}
      onClear={() => onChange({ search: '', status: '', when: '' })}
    >
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
      <Choice<SendQuery['when']>
        className={styles.time}
        aria-label="Time"
        options={timeOptions}
        value={when}
        onChange={(next) => onChange({ when: next })}
      />
    </ListFilters>
  );
}
