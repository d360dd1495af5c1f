import { useState, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';

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
    <Button look="quiet" size="small" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Couldn’t copy' : 'Copy'}
      </span>
    </Button>
  );
}
