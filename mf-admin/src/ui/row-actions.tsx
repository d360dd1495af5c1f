import type { ReactNode } from 'react';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { IconButton } from './icon-button.tsx';

interface RowActionsProps {
  /** What they act on, for readers. */
  name: string;
  /** What editing it is called. */
  editing?: string;
  onEdit?: () => void;
  onDelete: () => void;
}

/** The two things that can be done to a row of a list. */
export function RowActions({ name, editing = 'Edit', onEdit, onDelete }: RowActionsProps): ReactNode {
  return (
    <>
      {onEdit && (
        <IconButton
          title={editing}
          label={`${editing} ${name}`}
          icon={<EditOutlined aria-hidden />}
          onClick={onEdit}
        />
      )}
      <IconButton
        title="Delete"
        label={`Delete ${name}`}
        danger
        icon={<DeleteOutlined aria-hidden />}
        onClick={onDelete}
      />
    </>
  );
}
