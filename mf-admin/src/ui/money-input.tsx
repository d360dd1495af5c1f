import { useState, type ReactNode } from 'react';
import { Input, type InputProps } from 'antd';
import { amountOf, percentageOf } from '@getaway/kernel/amount-of';
import styles from './money-input.module.css';

/**
 * An amount with cents, in dollars, or a percentage with the suffix '%'. It passes the amount of what was typed or pasted,
 * such as '1250' of '$1,250', which stays in the field until that is left; anything else stays text, which the contract
 * judges. It isn't `type="number"`: some browsers drop a comma there, and '1,25' becomes 125.
 */
export function MoneyInput({
  value = '',
  onChange,
  onBlur,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (value: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const clean = props.suffix === '%' ? percentageOf : amountOf;
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      prefix={props.suffix === undefined ? '$' : null}
      classNames={{ input: styles.input ?? '' }}
      {...props}
      value={clean(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(clean(target.value));
      }}
      onBlur={(event) => {
        setTyped('');
        onBlur?.(event);
      }}
    />
  );
}
