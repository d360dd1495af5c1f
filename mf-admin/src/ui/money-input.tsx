import type { ReactNode } from 'react';
import { Input, type InputProps } from 'antd';
import styles from './money-input.module.css';

/**
 * An amount with cents, in dollars unless a suffix says else; what is typed stays text, which the contract judges.
 * It isn't `type="number"`: some browsers drop a comma there, and '1,25' becomes 125.
 */
export function MoneyInput(props: InputProps): ReactNode {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      prefix={props.suffix === undefined ? '$' : null}
      classNames={{ input: styles.input ?? '' }}
      {...props}
    />
  );
}
