import * as Toast from '@radix-ui/react-toast';
import { useRef, type ReactNode } from 'react';
import styles from './toast-area.module.css';
import type { ShownToast } from './toast-message.ts';
import { useLift } from './use-lift.ts';

interface ToastAreaProps {
  shown: ShownToast | undefined;
  onClose: () => void;
}

/** The toast area: swiping right over 50 px dismisses a message, F8 focuses it (spec page 1, section 9). */
export function ToastArea({ shown, onClose }: ToastAreaProps): ReactNode {
  const area = useRef<HTMLOListElement>(null);
  useLift(area, shown?.id);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {shown && (
        <Toast.Root
          key={shown.id}
          className={styles.toast}
          data-variant={shown.variant ?? 'default'}
          type="foreground"
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <Toast.Title className={styles.title}>{shown.title}</Toast.Title>
          {shown.description && (
            <Toast.Description className={styles.description}>{shown.description}</Toast.Description>
          )}
          {shown.action && (
            <Toast.Action
              className={styles.action}
              altText={shown.action.label}
              onClick={shown.action.onPress}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close className={styles.close} aria-label="Dismiss">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={area}
        className={styles.viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </Toast.Provider>
  );
}
