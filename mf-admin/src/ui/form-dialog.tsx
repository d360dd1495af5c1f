import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import type { ProblemType } from '@getaway/contracts/problems';
import type { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from '../actions/reason-of.ts';
import { showServerFaults } from '../actions/server-faults.ts';
import { useUnsavedForm } from '../unsaved-changes/unsaved-form.ts';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { focusFirstField } from './focus-first-field.ts';
import styles from './form-dialog.module.css';

/** What became of a form that was sent; undefined if it was not sent. */
export type SubmitOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ApiError }
  | undefined;

export interface FormDialogProps<Values extends object> {
  open: boolean;
  title: string;
  /** The label of the button that sends it. */
  submit: string;
  /** What the fields begin with: what differs from it was typed. */
  initial: Partial<Values>;
  pending: boolean;
  /** The form is passed for what changes it after a refusal. */
  onSubmit: (values: Values, form: FormInstance<Values>) => Promise<SubmitOutcome>;
  onClose: () => void;
  /** Whether it cannot be sent as it is; the fields say why. */
  blocked?: boolean;
  /** Whether something is lost by sending it. */
  danger?: boolean;
  /** In pixels, where there is room. */
  width?: number;
  /** The fields at which refusals are shown that name none themselves. */
  refusalsAt?: Partial<Record<ProblemType, string & keyof Values>>;
  children: ReactNode;
}

/**
 * A form in a dialog. It closes when the server has agreed; on a refusal it stays with all that was typed, and asks
 * before it throws that away. Give it a key that changes with each opening.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>): ReactNode {
  const {
    open,
    title,
    submit,
    initial,
    pending,
    onSubmit,
    onClose,
    refusalsAt,
    blocked = false,
    danger = false,
    width = 560,
    children,
  } = props;
  const [form] = Form.useForm<Values>();
  const [asking, setAsking] = useState(false);

  const isFormDirty = useUnsavedForm(form, initial, open);

  const leave = (): void => {
    if (pending) return;
    if (isFormDirty()) setAsking(true);
    else onClose();
  };

  const send = async (values: Values): Promise<void> => {
    const outcome = await onSubmit(values, form);
    if (!outcome) return;
    if (outcome.ok) return onClose();
    const { error } = outcome;
    const field = error.type && refusalsAt?.[error.type];
    if (field) showServerFaults(form, error, [{ path: field, message: reasonOf(error) }]);
    else showServerFaults(form, error);
  };

  return (
    <Dialog
      open={open}
      title={title}
      width={width}
      style={{ insetBlockStart: 'max(1rem, 7vh)' }}
      footer={null}
      onCancel={leave}
      destroyOnHidden
    >
      <Form
        form={form}
        className={styles.form}
        layout="vertical"
        noValidate
        requiredMark="optional"
        initialValues={initial}
        scrollToFirstError={{ focus: true }}
        onFinish={send}
      >
        {children}
        <Foot>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" danger={danger} htmlType="submit" loading={pending} disabled={blocked}>
            {submit}
          </Button>
        </Foot>
      </Form>
      <DiscardQuestion
        open={asking}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** The buttons. The dialog draws its content after it opens: once they are there, so are the fields. */
function Foot({ children }: { children: ReactNode }): ReactNode {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = foot.current?.closest('form');
    if (form) focusFirstField(form);
  }, []);
  return (
    <div ref={foot} className={styles.foot} data-bottom-bar>
      {children}
    </div>
  );
}
