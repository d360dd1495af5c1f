import type { ReactNode } from 'react';
import { useShortcuts } from '../shortcuts/shortcuts-context.ts';
import { useSingleKeys } from '../shortcuts/single-keys.ts';
import { LinkButton } from './link-button.tsx';
import styles from './list-keys-hint.module.css';

/** What `useListKeys` and / do, for those who have a keyboard, and where it is turned off. */
export function ListKeysHint(): ReactNode {
  const [isOn] = useSingleKeys();
  const { show } = useShortcuts();
  return (
    <p className={styles.hint}>
      {isOn && (
        <>
          <kbd>j</kbd> <kbd>k</kbd> to move, <kbd>Enter</kbd> to open, <kbd>/</kbd> to search ·{' '}
        </>
      )}
      <LinkButton small onClick={show}>
        Keyboard shortcuts
      </LinkButton>
    </p>
  );
}
