import type { ReactNode } from 'react';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { listEmailTemplates } from '@getaway/contracts/http/email-templates';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { counted } from '../sequence-words.ts';
import styles from './sequences.module.css';

/** How many sequences run and how many templates there are; what is not known yet is left out. */
export function SequenceCounts({
  sequences,
}: {
  sequences: readonly EmailSequence[] | undefined;
}): ReactNode {
  // The list's length is all that is wanted of it.
  const templates = usePageQuery(listEmailTemplates, { query: { limit: '1' } }).data?.total;
  const active = sequences?.filter(({ isActive }) => isActive).length;
  return (
    <div className={styles.counts}>
      {active !== undefined && <Badge tone="green">{counted(active, 'active sequence')}</Badge>}
      {templates !== undefined && <Badge tone="secondary">{counted(templates, 'total template')}</Badge>}
    </div>
  );
}
