import type { ReactNode } from 'react';
import { Input, type InputProps } from 'antd';

/** Passes a whole number, or null, to its form. The contract rejects invalid values; none is corrected silently. */
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
