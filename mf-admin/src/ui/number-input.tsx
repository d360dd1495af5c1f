import type { ReactNode } from 'react';
import { Input, type InputProps } from 'antd';

/** Hands a whole number, or null, to its form; what does not fit is told by the contract and never put right unseen. */
export function NumberInput({
  onChange,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  value?: number | null;
  onChange?: (value: number | null) => void;
}): ReactNode {
  return (
    <Input
      type="number"
      inputMode="numeric"
      step={1}
      // A wheel over a focused number field changes it unseen.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
      value={props.value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : Number(target.value))}
    />
  );
}
