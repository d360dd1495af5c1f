import { useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { reorderEmailTemplates } from '@getaway/contracts/http/email-templates';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../emails.api.ts';
import type { SequenceStep } from '../templates/template-subject.ts';
import styles from './builder.module.css';
import { announcementsFor } from './step-announcements.ts';
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = async ({ active, over }: DragEndEvent): Promise<void> => {
    const from = ids.indexOf(String(active.id));
    const to = ids.indexOf(String(over?.id));
    if (wanted || from === to || from < 0 || to < 0) return;
    const order = arrayMove(ids, from, to);
    const updates = renumbered(order);
    setWanted(order);
    const { go, ...confirmed } = await audience.ask(sequence.id, { reorder: updates });
    if (go) await run({ body: { sequenceId: sequence.id, updates, ...confirmed } });
    setWanted(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownAlone]}
      accessibility={{ announcements: announcementsFor(steps) }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol
          className={styles.steps}
          aria-label={`Steps of ${sequence.name}`}
          aria-busy={wanted !== undefined}
        >
          {steps.map((step, index) => (
            <StepRow
              key={step.id}
              step={step}
              number={index + 1}
              goesOutBefore={before[index]}
              onEdit={() => onEdit(step)}
              onRemove={() => onRemove(step)}
            />
          ))}
        </ol>
      </SortableContext>
      {audience.dialog}
    </DndContext>
  );
}

const upAndDownAlone: Modifier = ({ transform }) => ({ ...transform, x: 0 });
