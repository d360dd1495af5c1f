import type { ReactNode } from 'react';
import type { EmailView } from './email-frame.tsx';
import { FormSegments } from './form-segments.tsx';

const views: { value: EmailView; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
];

interface EmailViewChoiceProps {
  view: EmailView;
  onChange: (view: EmailView) => void;
}

/** On what an email is previewed. */
export function EmailViewChoice({ view, onChange }: EmailViewChoiceProps): ReactNode {
  return <FormSegments label="Preview mode" options={views} value={view} onChange={onChange} />;
}
