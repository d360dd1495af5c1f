import { useState, type ReactNode } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { reorderEmailTemplates } from '@getaway/contracts/http/email-templates';
import { useMutation } from '../../../actions/use-mutation.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import type { SequenceStep } from '../templates/template-subject.ts';
import styles from './builder.module.css';
import { inOrder, sentBeforeStepAbove, renumbered } from './step-order.ts';
import { StepRow } from './step-row.tsx';

interface StepListProps {
  sequence: EmailSequence;
  onEdit: (step: SequenceStep) => void;
  onRemove: (step: SequenceStep) => void;
}

/** The steps of a sequence, moved by pointer or keyboard. A move that waiting emails follow is confirmed first. */
export function StepList({ sequence, onEdit, onRemove }: StepListProps): ReactNode {
  const { run } = useMutation(reorderEmailTemplates, {
    done: 'Templates reordered successfully',
    failed: 'Failed to reorder templates',
    refresh: sequenceQueries,
  });
  const audience = useAudience();
  // Shown until the server has the order; it falls back to the server's when that refuses.
  const [wanted, setWanted] = useState<readonly string[]>();
  const steps = inOrder(sequence.templates, wanted);
  const ids = steps.map(({ id }) => id);
  const before = sentBeforeStepAbove(steps);
  const move = async (from: number, to: number): Promise<void> => {
    if (wanted) return;
    const order = arrayMove(ids, from, to);
    const updates = renumbered(order);
    setWanted(order);
    const { go, ...confirmed } = await audience.ask(sequence.id, { reorder: updates });
    if (go) await run({ body: { sequenceId: sequence.id, updates, ...confirmed } });
    setWanted(undefined);
  };
  return (
    <>
      <SortableList
        items={steps}
        place="step"
        label={`Steps of ${sequence.name}`}
        className={styles.steps}
        isBusy={wanted !== undefined}
        onMove={(from, to) => void move(from, to)}
      >
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            trigger={sequence}
            step={step}
            number={index + 1}
            goesOutBefore={before[index]}
            onEdit={() => onEdit(step)}
            onRemove={() => onRemove(step)}
          />
        ))}
      </SortableList>
      {audience.dialog}
    </>
  );
}
