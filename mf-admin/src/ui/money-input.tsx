import type { ReactNode } from 'react';
import { Input, type InputProps } from 'antd';
import styles from './money-input.module.css';

/** An amount with cents, in dollars unless a suffix says else; what is typed stays text, which the contract judges. */
export function MoneyInput(props: InputProps): ReactNode {
  return (
    <Input
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      prefix={props.suffix === undefined ? '$' : null}
      classNames={{ input: styles.input ?? '' }}
      // A wheel over a focused number field changes it unseen.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
