import { useState, type ReactNode } from 'react';
import { Switch } from 'antd';
import styles from './active-switch.module.css';

interface ActiveSwitchProps {
  /** What is switched, for readers. */
  name: string;
  active: boolean;
  words?: { on: string; off: string };
  /** Resolves when the server has answered and the list is read again. */
  onSwitch: (active: boolean) => Promise<unknown>;
}

const usualWords = { on: 'Active', off: 'Inactive' };

/** Active or inactive, in these words or in others. It moves at once and moves back when the server refuses. */
export function ActiveSwitch({ name, active, words = usualWords, onSwitch }: ActiveSwitchProps): ReactNode {
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? active;
  const change = async (next: boolean): Promise<void> => {
    if (wanted !== undefined) return;
    setWanted(next);
    await onSwitch(next);
    setWanted(undefined);
  };
  return (
    <label className={styles.switch} aria-busy={wanted !== undefined}>
      <Switch
        size="small"
        aria-label={`${name}: ${words.on.toLowerCase()}`}
        checked={shown}
        onChange={change}
      />
      <span className={styles.state}>{shown ? words.on : words.off}</span>
    </label>
  );
}
