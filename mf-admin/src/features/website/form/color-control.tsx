import type { ReactNode } from 'react';
import { drawnColours, isColourName } from '@getaway/property/colours';
import { valueAt, type Path } from '../content/content.ts';
import type { PlainField } from '../fields/field.ts';
import { FieldFrame, UseDefault } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** A color: the browser's picker, and its #rrggbb beside it. */
export function ColorControl({ field, path }: { field: PlainField; path: Path }): ReactNode {
  const { content, change, leave } = useForm();
  const own = valueAt(content, path);
  const name = String(path.at(-1));
  const drawn = isColourName(name) ? drawnColours[name] : '#000000';
  const text = typeof own === 'string' ? own : drawn;
  const isColor = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {(props) => (
        <div className={styles.color}>
          <input
            type="color"
            aria-label={`Pick ${field.label.toLowerCase()}`}
            value={isColor ? text.toLowerCase() : drawn}
            onChange={({ target }) => change(path, target.value)}
            onBlur={leave}
          />
          <input
            {...props}
            className={styles.short}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => change(path, target.value.trim() || undefined)}
            onBlur={leave}
          />
          {own !== undefined && (
            <UseDefault
              label={field.label}
              kind="color"
              shown={drawn}
              onUse={() => change(path, undefined)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
