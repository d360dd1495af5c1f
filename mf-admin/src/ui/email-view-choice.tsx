import type { ReactNode } from 'react';
import type { EmailView } from './email-frame.tsx';
import styles from './email-view-choice.module.css';
import { FormSegments } from './form-segments.tsx';

const widths: { value: EmailView['width']; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];

const colors: { value: EmailView['colors']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

interface EmailViewChoiceProps {
  view: EmailView;
  onChange: (view: EmailView) => void;
}

/** On what an email is previewed, and in which colors. */
export function EmailViewChoice({ view, onChange }: EmailViewChoiceProps): ReactNode {
  return (
    <div className={styles.choice}>
      <FormSegments
        label="Preview width"
        options={widths}
        value={view.width}
        onChange={(width) => onChange({ ...view, width })}
      />
      <FormSegments
        label="Preview colors"
        options={colors}
        value={view.colors}
        onChange={(chosen) => onChange({ ...view, colors: chosen })}
      />
    </div>
  );
}
