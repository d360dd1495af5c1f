import type { ReactNode } from 'react';
import { Button, Form, Input } from 'antd';
import {
  createGuestSegment,
  deleteGuestSegment,
  listGuestSegments,
  type GuestSegment,
} from '@getaway/contracts/http/guest-segments';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../actions/contract-rules.ts';
import { useMutation } from '../../actions/use-mutation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DeleteNamed } from '../../ui/delete-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { queryState } from '../../ui/query-state.ts';
import { useDialog, type DialogState } from '../../ui/use-dialog.ts';
import styles from './guest-segments.module.css';
import { filtersIn, isNarrowed, isNarrowedBy, narrowingOf, type GuestQuery } from './guest-query.ts';

interface GuestSegmentsProps {
  query: GuestQuery;
  onChoose: (filters: Partial<GuestQuery>) => void;
}

/** Filters that staff saved under a name: chosen, saved, and deleted. */
export function GuestSegments({ query, onChoose }: GuestSegmentsProps): ReactNode {
  const saved = useQuery(listGuestSegments);
  const state = queryState(saved);
  const saving = useDialog<GuestQuery>();
  const deleting = useDialog<GuestSegment>();
  const deletion = useMutation(deleteGuestSegment, {
    done: 'Segment deleted',
    failed: 'Failed to delete the segment',
    refresh: [listGuestSegments],
  });
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <span className={styles.failed} role="alert">
        Segments couldn’t be loaded.{' '}
        <LinkButton small onClick={state.retry}>
          Try Again
        </LinkButton>
      </span>
    );
  const chosen = state.data.find(({ filters }) => isNarrowedBy(query, filters));
  const choose = (id: string): void => {
    const segment = state.data.find((each) => each.id === id);
    onChoose(filtersIn(segment?.filters ?? {}));
  };
  return (
    <>
      {state.data.length > 0 && (
        <Choice<string>
          className={styles.choice}
          aria-label="Segment"
          options={[
            { value: '', label: isNarrowed(query) ? 'No Segment' : 'All Guests' },
            ...state.data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? ''}
          onChange={choose}
        />
      )}
      {chosen && <Button onClick={() => deleting.show(chosen)}>Delete Segment</Button>}
      {!chosen && isNarrowed(query) && <Button onClick={() => saving.show(query)}>Save as Segment</Button>}
      <SaveSegment dialog={saving} />
      <DeleteNamed dialog={deleting} deletion={deletion}>
        <p>Only the saved filters go. Its guests stay as they are.</p>
      </DeleteNamed>
    </>
  );
}

const nameRule = contractRule(createGuestSegment.body.entries.name);

function SaveSegment({ dialog }: { dialog: DialogState<GuestQuery> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { pending, run } = useMutation(createGuestSegment, {
    done: 'Segment saved',
    failed: 'Failed to save the segment',
    refresh: [listGuestSegments],
  });
  if (subject === undefined) return null;
  return (
    <FormDialog<{ name: string }>
      key={round}
      open={open}
      title="Save as Segment"
      submit="Save Segment"
      width={440}
      initial={{ name: '' }}
      pending={pending}
      refusalsAt={{ 'already-exists': 'name' }}
      onSubmit={({ name }) => run({ body: { name, filters: narrowingOf(subject) } })}
      onClose={close}
    >
      <Form.Item
        label="Name"
        name="name"
        required
        extra="Everyone in the office can choose it. Guests who match later join automatically."
        rules={[nameRule]}
      >
        <Input autoFocus autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
}
