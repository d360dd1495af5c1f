import type { ReactNode } from 'react';
import { Modal } from 'antd';
import { focusPageWhenLost } from './focus-page-when-lost.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The label of the button that does it. */
  confirm: string;
  cancel?: string;
  /** Whether something is lost by it; it is unless it is told otherwise. */
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The focus goes to the page, where there is nothing that it could go back to. */
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
  afterClose = focusPageWhenLost,
  children,
}: ConfirmDialogProps): ReactNode {
  return (
    <Modal
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
      afterClose={afterClose}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
