import type { ReactNode } from 'react';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface RowActionsProps {
  /** What they act on, for readers. */
  name: string;
  onEdit?: () => void;
  onDelete: () => void;
}

/** The two things that can be done to a row of a list. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps): ReactNode {
  return (
    <>
      {onEdit && (
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Edit ${name}`}
          title="Edit"
          onClick={onEdit}
        />
      )}
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={onDelete}
      />
    </>
  );
}
