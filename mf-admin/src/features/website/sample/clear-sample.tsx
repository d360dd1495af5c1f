import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useForm } from '../form/form-context.ts';
import styles from './sample.module.css';
import { canClear, withoutSample } from './without-sample.ts';

interface ClearSampleProps {
  /** Says why one would, before the button. */
  lead: string;
}

/** Clears everything of the sample at once, for a host who would rather write than check. Undo brings it back. */
export function ClearSample({ lead }: ClearSampleProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { content, sample, change, leave } = useForm();
  const clear = (): void => {
    setAsking(false);
    change([], withoutSample(content, sample));
    leave();
  };
  return (
    <>
      {canClear(content, sample) && (
        <p className={styles.clear}>
          {lead}{' '}
          <Button size="small" onClick={() => setAsking(true)}>
            Clear the Sample…
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="Clear the sample house?"
        confirm="Clear the Sample"
        danger={false}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        <p>
          Your draft then says nothing that only the sample has, apart from its address and contact details,
          which only you can replace:
        </p>
        <ul>
          <li>
            Its reviews and payment accounts are removed, and so is what your pages say about services. Of its
            answers, only the one about parties stays, which most houses share.
          </li>
          <li>
            Its other texts become neutral ones, and the weekday page is turned off. The house guide becomes a
            short one, with your hours, rules, and phone number.
          </li>
        </ul>
        <p>
          What you wrote or kept stays, and so do your photos; places without one keep their drawing. Prices,
          and the services and packages that guests can book, are on pages of their own. You can undo this
          until you publish or close the office.
        </p>
      </ConfirmDialog>
    </>
  );
}
