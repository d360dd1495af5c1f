import type { ReactNode } from 'react';
import { iconNames } from '@getaway/property/texts';
import { houseIconLines } from '@getaway/web-kit/drawings/house-icon-lines';
import { LineDrawing } from '@getaway/web-kit/drawings/line-drawing.tsx';
import { inWords } from '../../../format/in-words.ts';
import type { Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { PlainField } from '../fields/field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './icon-control.module.css';

/** One of the icons, each as guests see it. */
export function IconControl({ field, path }: { field: PlainField; path: Path }): ReactNode {
  const { content, change, leave } = useForm();
  const shown = shownAt(content, path);
  const chosen = iconNames.find((name) => name === shown);
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {({ id, ...props }) => (
        <div {...props} className={styles.icons} role="radiogroup" aria-label={field.label} onBlur={leave}>
          {iconNames.map((name) => (
            <label key={name} className={styles.icon} title={inWords(name)}>
              <input
                type="radio"
                // Of the one that the arrows begin at.
                id={name === (chosen ?? iconNames[0]) ? id : undefined}
                name={id}
                value={name}
                aria-label={inWords(name)}
                checked={chosen === name}
                onChange={() => change(path, name)}
              />
              <LineDrawing line={houseIconLines[name]} size={20} />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
