import { useState, type ReactNode } from 'react';
import { Modal, type ModalProps } from 'antd';
import { focusPageWhenLost } from './focus-page-when-lost.ts';

/**
 * antd's dialog. What had the focus when it opened has it again when it is closed, or else the page; antd's own memory
 * looks too late where nothing moves: the dialog's first field has the focus by then.
 */
export function Dialog({ open = false, afterClose, ...dialog }: ModalProps): ReactNode {
  const [last, setLast] = useState<{ open: boolean; opener: Element | null }>({ open: false, opener: null });
  if (open !== last.open) setLast({ open, opener: open ? document.activeElement : last.opener });
  return (
    <Modal
      {...dialog}
      open={open}
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={() => {
        if (last.opener instanceof HTMLElement) last.opener.focus({ preventScroll: true });
        afterClose?.();
        focusPageWhenLost();
      }}
    />
  );
}
