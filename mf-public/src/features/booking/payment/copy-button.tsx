import { useState, type ReactNode } from 'react';
import button from '../../../ui/button.module.css';

interface CopyButtonProps {
  /** What is copied, and after 'Copy' what it is called. */
  value: string;
  what: string;
}

export function CopyButton({ value, what }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <button
      type="button"
      className={button.button}
      data-look="quiet"
      data-size="small"
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Couldn’t copy' : 'Copy'}
      </span>
    </button>
  );
}
