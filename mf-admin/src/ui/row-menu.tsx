import { useRef, useState, type ReactNode } from 'react';
import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import styles from './row-menu.module.css';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

interface RowMenuProps {
  id?: string;
  /** What the actions are for, for readers: 'Actions for Ada Guest'. */
  label: string;
  actions: readonly RowAction[];
}

/** What can be done to a row of a list, behind one button at its end. */
export function RowMenu({ id, label, actions }: RowMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = (key: string): void => {
    // A dialog gives the focus back to what had it, and the menu is gone by then.
    button.current?.focus();
    // Later, so that the press of Enter does not go on in the first field of a dialog.
    setTimeout(() => actions.find((action) => action.key === key)?.onPress());
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: actions.map(({ key, label: words, danger = false }) => ({ key, label: words, danger })),
        onClick: ({ key }) => press(key),
      }}
    >
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        <MoreOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
