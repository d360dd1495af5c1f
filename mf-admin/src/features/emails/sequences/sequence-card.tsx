import { useId, type ReactNode } from 'react';
import { Button } from 'antd';
import {
  changeEmailSequence,
  duplicateEmailSequence,
  type EmailSequence,
} from '@getaway/contracts/http/email-sequences';
import { useMutation } from '../../../actions/use-mutation.ts';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useAudience } from '../audience/use-audience.tsx';
import { counted, countedFromInWords, spanInWords } from '../sequence-words.ts';
import card from '../../../ui/card.module.css';
import styles from './sequence-card.module.css';
import { sequenceTexts } from './sequence-texts.ts';

interface SequenceCardProps {
  sequence: EmailSequence;
  onBuild: () => void;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function SequenceCard({ sequence, onBuild, onView, onEdit, onDelete }: SequenceCardProps): ReactNode {
  const heading = useId();
  const change = useMutation(changeEmailSequence, sequenceTexts.switched);
  const duplicate = useMutation(duplicateEmailSequence, sequenceTexts.duplicated);
  const { id, name, isActive, description, templates, templatesCount, sequenceKey } = sequence;
  const { checkInTime } = usePublishedHouse();
  const params = { id };
  const audience = useAudience();
  const switchOver = async (): Promise<void> => {
    if (isActive) return void change.run({ params, body: { isActive: false } });
    const { go, ...confirmed } = await audience.ask(id, { isActive: true });
    if (go) await change.run({ params, body: { isActive: true, ...confirmed } });
  };
  return (
    <article className={`${card.card} ${styles.card}`} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 className={styles.name} id={heading}>
          {name}
        </h3>
        <Badge tone={isActive ? 'green' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <dl className={styles.facts}>
        <dt>Templates</dt>
        <dd>{counted(templatesCount, 'template')}</dd>
        <dt>Trigger</dt>
        <dd>{countedFromInWords(sequence)}</dd>
        {templates.length > 0 && (
          <>
            <dt>Sends</dt>
            <dd>{spanInWords(sequence, templates, checkInTime)}</dd>
          </>
        )}
        <dt>Key</dt>
        <dd>
          <code>{sequenceKey}</code>
        </dd>
      </dl>
      <div className={styles.actions}>
        <Button loading={change.pending || audience.pending} onClick={() => void switchOver()}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button type="primary" onClick={onBuild}>
          Build Sequence
        </Button>
        <Button onClick={onView}>View Details</Button>
        <Button onClick={onEdit}>Edit</Button>
        <Button loading={duplicate.pending} onClick={() => void duplicate.run({ params })}>
          Duplicate
        </Button>
        <Button danger onClick={onDelete}>
          Delete
        </Button>
      </div>
      {audience.dialog}
    </article>
  );
}
