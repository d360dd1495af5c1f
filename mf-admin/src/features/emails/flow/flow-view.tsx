import { useState, type ReactNode } from 'react';
import { Button, Select } from 'antd';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FlowCanvas } from './flow-canvas.tsx';
import { stationsOf } from './flow-graph.ts';
import styles from './flow.module.css';

interface FlowViewProps {
  sequences: readonly EmailSequence[];
  /** Opens the builder. */
  onEdit: (sequenceId: string) => void;
}

/** A sequence drawn as a way from its trigger to its end, and told as a list beside it. */
export function FlowView({ sequences, onEdit }: FlowViewProps): ReactNode {
  const { checkInTime } = usePublishedHouse();
  const [chosenId, setChosenId] = useState<string>();
  const sequence = sequences.find(({ id }) => id === chosenId) ?? sequences[0];
  if (!sequence) return null;
  const stations = stationsOf(sequence, checkInTime);
  return (
    <Panel
      title={sequence.name}
      actions={
        <div className={styles.tools}>
          <Select
            className={styles.choice ?? ''}
            aria-label="Sequence"
            value={sequence.id}
            onChange={setChosenId}
            options={sequences.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button onClick={() => onEdit(sequence.id)}>Edit Flow</Button>
        </div>
      }
    >
      <div className={styles.flow}>
        <FlowCanvas stations={stations} name={sequence.name} />
        <div className={styles.words}>
          <Badge tone={sequence.isActive ? 'green' : 'secondary'}>
            {sequence.isActive ? 'Active' : 'Inactive'}
          </Badge>
          <ol className={styles.list} aria-label={`Steps of ${sequence.name}`}>
            {stations.map(({ title, note }, index) => (
              <li key={index}>
                <span className={styles.title}>{title}</span> <span className={styles.note}>{note}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
}
