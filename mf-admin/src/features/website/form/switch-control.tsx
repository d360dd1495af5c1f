import type { ReactNode } from 'react';
import { Switch } from 'antd';
import type { Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { PlainField } from '../fields/field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** Yes or no. */
export function SwitchControl({ field, path }: { field: PlainField; path: Path }): ReactNode {
  const { content, change, leave } = useForm();
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {({ 'aria-invalid': _neverWrong, ...props }) => (
        <span className={styles.switch}>
          <Switch
            {...props}
            checked={shownAt(content, path) !== false}
            onChange={(checked) => {
              change(path, checked);
              leave();
            }}
          />
        </span>
      )}
    </FieldFrame>
  );
}
