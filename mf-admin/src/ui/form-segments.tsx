import type { KeyboardEvent, ReactNode } from 'react';
import { Segmented } from 'antd';

interface FormSegmentsProps<Value extends string> {
  label: string;
  options: { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of views inside a form. Enter on one of them would send the form. */
export function FormSegments<Value extends string>(props: FormSegmentsProps<Value>): ReactNode {
  const { label, options, value, onChange } = props;
  return (
    <div role="presentation" onKeyDown={keepForm}>
      <Segmented<Value> aria-label={label} options={options} value={value} onChange={onChange} />
    </div>
  );
}

function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
