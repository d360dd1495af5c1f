import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DialogState } from '../../../ui/use-dialog.ts';
import type { TestedEmail } from './test-email-dialog.tsx';

const TestEmailDialog = lazy(() =>
  import('./test-email-dialog.tsx').then((module) => ({ default: module.TestEmailDialog })),
);

/** A `TestEmailDialog` whose script is fetched when it opens: the editor of a template is large already. */
export function TestEmailOnDemand({ dialog }: { dialog: DialogState<TestedEmail> }): ReactNode {
  const [isNeeded, setNeeded] = useState(dialog.open);
  if (dialog.open && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <TestEmailDialog dialog={dialog} />
      </Suspense>
    )
  );
}
