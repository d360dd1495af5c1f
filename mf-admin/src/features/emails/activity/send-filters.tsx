import type { ReactNode } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { emailSendStatuses } from '@getaway/contracts/http/email-sends';
import { inWords } from '../../../format/in-words.ts';
import { SettledInput } from '../../../ui/settled-input.tsx';
import styles from './activity.module.css';
import type { SendQuery } from './send-query.ts';

interface SendFiltersProps {
  query: SendQuery;
  onChange: (change: Partial<SendQuery>) => void;
}

const searchDelayMs = 500;

const statusOptions = [
  { value: '', label: 'All statuses' } as const,
  ...emailSendStatuses.map((value) => ({ value, label: inWords(value) })),
];

/** Search and status; the server looks for them. */
export function SendFilters({ query, onChange }: SendFiltersProps): ReactNode {
  const isNarrowed = query.search !== '' || query.status !== '';
  return (
    <search className={styles.filters}>
      <SettledInput
        className={styles.search ?? ''}
        type="search"
        aria-label="Search emails"
        placeholder="Recipient, subject or template"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        value={query.search}
        delayMs={searchDelayMs}
        onSettle={(search) => onChange({ search })}
      />
      <Select<SendQuery['status']>
        className={styles.status ?? ''}
        aria-label="Status"
        options={statusOptions}
        value={query.status}
        onChange={(status) => onChange({ status })}
      />
      {isNarrowed && (
        <Button type="link" onClick={() => onChange({ search: '', status: '' })}>
          Clear
        </Button>
      )}
    </search>
  );
}
