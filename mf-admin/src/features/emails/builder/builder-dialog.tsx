import { lazy, Suspense, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { TemplateDialog } from '../templates/template-dialog.tsx';
import type { SequenceStep, TemplateSubject } from '../templates/template-subject.ts';
import { AddExisting } from './add-existing.tsx';
import bar from '../../../ui/bar.module.css';
import styles from './builder.module.css';
import { triggerInWords } from '../sequence-words.ts';
import { RemoveStep } from './remove-step.tsx';

const StepList = lazy(() => import('./step-list.tsx').then((module) => ({ default: module.StepList })));

interface BuilderDialogProps {
  open: boolean;
  sequence: EmailSequence | undefined;
  onClose: () => void;
}

/** Puts the emails of a sequence into their order. */
export function BuilderDialog({ open, sequence, onClose }: BuilderDialogProps): ReactNode {
  const writing = useDialog<TemplateSubject>();
  const removing = useDialog<SequenceStep>();
  return (
    <>
      <Dialog
        open={open && sequence !== undefined}
        title="Sequence Builder"
        width={720}
        style={{ insetBlockStart: 'max(1rem, 7vh)' }}
        footer={null}
        // The Escape that puts a lifted step back is spent with that.
        onCancel={(event) => !event.defaultPrevented && onClose()}
        destroyOnHidden
      >
        {sequence && (
          <div className={styles.builder}>
            <p className={styles.lead}>
              <strong>{sequence.name}</strong> sends each email after its own delay, counted from the trigger
              ({lowered(triggerInWords(sequence))}). Times are those at the house. To move a step, drag it, or
              press Space on its handle and use the arrow keys.
            </p>
            {sequence.templates.length === 0 ? (
              <Empty title="No email templates found" hint="Add the first one below." />
            ) : (
              <Suspense fallback={<PageSpinner />}>
                <StepList
                  sequence={sequence}
                  onEdit={(step) => writing.show({ kind: 'step', step, sequenceId: sequence.id })}
                  onRemove={removing.show}
                />
              </Suspense>
            )}
            <div className={`${bar.bar} ${styles.foot}`} data-bottom-bar>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => writing.show({ kind: 'new', sequence })}
              >
                Add Template
              </Button>
              <AddExisting sequence={sequence} />
            </div>
          </div>
        )}
      </Dialog>
      <TemplateDialog dialog={writing} />
      <RemoveStep dialog={removing} />
    </>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
