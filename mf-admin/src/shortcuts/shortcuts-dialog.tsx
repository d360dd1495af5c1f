import { useId, type ReactNode } from 'react';
import { Switch } from 'antd';
import { Dialog } from '../ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';
import { useSingleKeys } from './single-keys.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const combined: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search the office' },
  { keys: ['Ctrl B', '⌘ B'], does: 'Collapse or expand the sidebar' },
  { keys: ['Ctrl Enter', '⌘ Enter'], does: 'Send the reply that you write' },
  { keys: ['Shift arrows'], does: 'Choose several days in the calendar' },
  { keys: ['Enter'], does: 'Open the row or the link that has the focus' },
  { keys: ['Esc'], does: 'Close a dialog, a panel, or a menu' },
];

const single: readonly Shortcut[] = [
  { keys: ['0–9'], does: 'Start the search with a number' },
  { keys: ['j', 'k'], does: 'Next or previous row of Bookings, Guest CRM, and Inbox' },
  { keys: ['/'], does: 'Go to the search of the list, on each page that has one' },
  { keys: ['?'], does: 'Show these shortcuts' },
];

/** All keyboard shortcuts, and the switch of those that are a single key. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps): ReactNode {
  const [isOn, setOn] = useSingleKeys();
  const label = useId();
  return (
    <Dialog
      open={open}
      title="Keyboard Shortcuts"
      width={480}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <List shortcuts={combined} />
      <p className={styles.switch}>
        <Switch checked={isOn} aria-labelledby={label} aria-describedby={`${label}-why`} onChange={setOn} />
        <strong id={label}>Single keys</strong>
      </p>
      <p id={`${label}-why`} className={styles.why}>
        They work outside of forms and fields. Turn them off if you use speech input, or press keys by
        accident. This browser remembers it.
      </p>
      <List shortcuts={single} isOff={!isOn} />
    </Dialog>
  );
}

function List({ shortcuts, isOff = false }: { shortcuts: readonly Shortcut[]; isOff?: boolean }): ReactNode {
  return (
    <dl className={styles.list} data-off={isOff}>
      {shortcuts.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' or '}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
