import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The label of the button that does it. */
  confirm: string;
  cancel?: string;
  /** Whether it loses something; true by default. */
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  afterClose?: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. The harmless answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  cancel = 'Cancel',
  danger = true,
  pending = false,
  onConfirm,
  onCancel,
  afterClose,
  children,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      title={title}
      width={440}
      centered
      closable={false}
      confirmLoading={pending}
      okText={confirm}
      okButtonProps={{ danger }}
      cancelText={cancel}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onCancel}
      {...(afterClose && { afterClose })}
      destroyOnHidden
    >
      {children}
    </Dialog>
  );
}
