import { lazy, Suspense, type ReactNode } from 'react';
import { AppstoreOutlined, PartitionOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { listEmailSequences, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDialog, type OrNew } from '../../../ui/use-dialog.ts';
import { useNewFromAddress } from '../../../ui/use-new-from-address.ts';
import { BuilderDialog } from '../builder/builder-dialog.tsx';
import { AnalyticsCards } from './analytics-cards.tsx';
import { DeleteSequence } from './delete-sequence.tsx';
import { SequenceCard } from './sequence-card.tsx';
import { SequenceCounts } from './sequence-counts.tsx';
import { SequenceDetails } from './sequence-details.tsx';
import { SequenceDialog } from './sequence-dialog.tsx';
import card from '../../../ui/card.module.css';
import bar from '../../../ui/bar.module.css';
import styles from './sequences.module.css';

const FlowView = lazy(() => import('../flow/flow-view.tsx').then((module) => ({ default: module.FlowView })));

const views = [
  { value: 'grid', label: 'Grid', icon: <AppstoreOutlined aria-hidden /> },
  { value: 'flow', label: 'Flow', icon: <PartitionOutlined aria-hidden /> },
];

export function SequencesTab(): ReactNode {
  const [params, setParams] = useSearchParams();
  const isFlow = params.get('view') === 'flow';
  const editing = useDialog<OrNew<EmailSequence>>();
  useNewFromAddress(() => editing.show('new'));
  const deleting = useDialog<EmailSequence>();
  const building = useDialog<string>();
  const viewing = useDialog<string>();
  const read = useQuery(listEmailSequences);
  const state = queryState(read);
  const withId = (id: string | undefined): EmailSequence | undefined =>
    read.data?.find((sequence) => sequence.id === id);
  return (
    <>
      <div className={`${bar.bar} ${styles.bar}`}>
        <SequenceCounts sequences={read.data} />
        <div className={styles.tools}>
          <Segmented
            aria-label="View"
            options={views}
            value={isFlow ? 'flow' : 'grid'}
            onChange={(view) => setParams(view === 'flow' ? { view } : {})}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
            Create Sequence
          </Button>
        </div>
      </div>
      <AnalyticsCards />
      <QueryList
        state={state}
        failed="Couldn’t load email sequences"
        empty={
          <Empty
            title="No email sequences found"
            action={<Button onClick={() => editing.show('new')}>Create First Sequence</Button>}
          />
        }
      >
        {(sequences) =>
          isFlow ? (
            <Suspense fallback={<PageSpinner />}>
              <FlowView sequences={sequences} onEdit={building.show} />
            </Suspense>
          ) : (
            <ul className={`${card.cards} ${styles.cards}`} aria-label="Email sequences">
              {sequences.map((sequence) => (
                <li key={sequence.id}>
                  <SequenceCard
                    sequence={sequence}
                    onBuild={() => building.show(sequence.id)}
                    onView={() => viewing.show(sequence.id)}
                    onEdit={() => editing.show(sequence)}
                    onDelete={() => deleting.show(sequence)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryList>
      <SequenceDialog dialog={editing} />
      <DeleteSequence dialog={deleting} />
      <BuilderDialog open={building.open} sequence={withId(building.subject)} onClose={building.close} />
      <SequenceDetails open={viewing.open} sequence={withId(viewing.subject)} onClose={viewing.close} />
    </>
  );
}
