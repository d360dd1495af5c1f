import type { ReactNode } from 'react';
import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { stepInWords, type Trigger } from '../sequence-words.ts';
import { SubjectLine } from '../subject-line.tsx';
import type { SequenceStep } from '../templates/template-subject.ts';
import styles from './builder.module.css';

interface StepRowProps {
  trigger: Trigger;
  step: SequenceStep;
  number: number;
  /** The step above it that it overtakes, as the delays are. */
  goesOutBefore: number | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

export function StepRow(props: StepRowProps): ReactNode {
  const { trigger, step, number, goesOutBefore, onEdit, onRemove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: step.id });
  const { checkInTime } = usePublishedHouse();
  const { name, subject, overrideSubject, isActive, isStepActive } = step;
  return (
    <li
      ref={setNodeRef}
      className={styles.step}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging}
    >
      <Button
        ref={setActivatorNodeRef}
        className={styles.handle ?? ''}
        type="text"
        icon={<HolderOutlined aria-hidden />}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      />
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <Badge tone="blue">{stepInWords(trigger, step, checkInTime)}</Badge>
          {goesOutBefore !== undefined && <Badge tone="yellow">Sent before step {goesOutBefore}</Badge>}
          {!(isActive && isStepActive) && <Badge tone="secondary">Inactive</Badge>}
        </div>
        <span className={styles.subject}>
          <SubjectLine subject={overrideSubject ?? subject} />
        </span>
      </div>
      <RowActions name={name} onEdit={onEdit} onDelete={onRemove} />
    </li>
  );
}
