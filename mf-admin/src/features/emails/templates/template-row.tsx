import type { ReactNode } from 'react';
import { SendOutlined } from '@ant-design/icons';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import { formatDate } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ItemRow } from '../../../ui/item-row.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { counted } from '../sequence-words.ts';
import styles from './template-row.module.css';

interface TemplateRowProps {
  template: EmailTemplate;
  onTest: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function TemplateRow({ template, onTest, onEdit, onDelete }: TemplateRowProps): ReactNode {
  const { name, subject, isActive, createdAt, sequenceIds } = template;
  return (
    <ItemRow
      name={name}
      badges={
        <>
          {!isActive && <Badge tone="secondary">Inactive</Badge>}
          {sequenceIds.length > 0 && <Badge tone="blue">{counted(sequenceIds.length, 'sequence')}</Badge>}
        </>
      }
      figure={<span className={styles.created}>Created {formatDate(createdAt)}</span>}
      dimmed={!isActive}
      actions={
        <>
          <IconButton
            title="Send test"
            label={`Send test of ${name}`}
            icon={<SendOutlined aria-hidden />}
            onClick={onTest}
          />
          <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <p className={styles.subject}>
        <SubjectLine subject={subject} />
      </p>
    </ItemRow>
  );
}
