import { Fragment, memo, startTransition, use, useState, type ReactNode } from 'react';
import { Button, Form, Input, Switch } from 'antd';
import { readGuest, updateGuest, type GuestDetail } from '@getaway/contracts/http/guest-details';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { DiscardQuestion } from '../../../ui/discard-question.tsx';
import { FormGrid, WideField } from '../../../ui/form-grid.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import { useProgressiveList } from '../../../ui/use-progressive-list.ts';
import { guestQueries } from '../guests.api.ts';
import { labels } from './field-labels.ts';
import styles from './guest.module.css';
import { mergeGuest } from './merge-guest.ts';
import { changeOf, seenOf, valuesOf, type GuestValues } from './guest-values.ts';

const rules = updateGuest.body.entries;

interface DetailsFormProps {
  guest: GuestDetail;
  onClose: () => void;
}

/** Changes what is known of a guest. Closes when it is saved. */
export const DetailsForm = memo(function DetailsForm({ guest, onClose }: DetailsFormProps): ReactNode {
  const [form] = Form.useForm<GuestValues>();
  const { call } = use(CallsContext);
  const { id } = guest;
  const [initial] = useState(() => valuesOf(guest));
  const { base, merge, merged, round } = useNewerState(
    initial,
    async () => valuesOf((await call(readGuest, { params: { guestId: id } })).guest),
    mergeGuest,
  );
  const { run, pending } = useMutation(updateGuest, {
    done: 'Guest information updated successfully',
    failed: 'Failed to update guest information',
    refresh: guestQueries,
  });
  const [asking, setAsking] = useState(false);
  // Of every field, whether it has been drawn yet or not.
  const change = () => changeOf(base, form.getFieldsValue(true) as GuestValues);
  const isFormDirty = (): boolean => Object.keys(change()).length > 0;
  useUnsavedChanges(isFormDirty);
  const leave = (): void => {
    if (isFormDirty()) startTransition(() => setAsking(true));
    else onClose();
  };
  const save = async (): Promise<void> => {
    const body = change();
    const outcome = await run({ params: { guestId: id }, body: { ...body, before: seenOf(base, body) } });
    if (outcome?.ok) onClose();
    else if (outcome?.error.type === 'changed-meanwhile') await merge(form);
    else if (outcome) showServerFaults(form, outcome.error);
  };
  return (
    <Form<GuestValues>
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      initialValues={initial}
      onFinish={save}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved this guest while you were typing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <Fields />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={pending}>
          Save Changes
        </Button>
        <Button disabled={pending} onClick={leave}>
          Cancel
        </Button>
      </div>
      <DiscardQuestion open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
    </Form>
  );
});

/** Rendered once: the form holds what is in them. */
const Fields = memo(function Fields(): ReactNode {
  return (
    <FormGrid>
      {useProgressiveList(fieldGroups, 1).map(({ id, fields }) => (
        <Fragment key={id}>{fields}</Fragment>
      ))}
    </FormGrid>
  );
});

const fieldGroups = [
  {
    id: 'guest',
    fields: (
      <>
        <Field name="firstName">
          <Input autoComplete="off" autoFocus />
        </Field>
        <Field name="lastName" />
        <Field name="email">
          <Input type="email" autoComplete="off" />
        </Field>
        <Field name="phone">
          <Input type="tel" autoComplete="off" />
        </Field>
        <Day name="dateOfBirth" />
        <Day name="anniversaryDate" />
      </>
    ),
  },
  {
    id: 'partner',
    fields: (
      <>
        <Field name="partnerFirstName" />
        <Field name="partnerLastName" />
        <Field name="partnerName" />
        <Day name="partnerDateOfBirth" />
      </>
    ),
  },
  {
    id: 'address',
    fields: (
      <>
        <Field name="address" />
        <Field name="city" />
        <Field name="state" />
        <Field name="zipCode" />
      </>
    ),
  },
  {
    id: 'contact',
    fields: (
      <>
        <Field name="preferredContactMethod" />
        <Field name="howTheyFoundUs" />
        <Field name="tags" hint="Separated by commas" />
        <Field name="sequenceKey" />
        <Field name="sequenceStep" hint="0 to 50">
          <NumberInput />
        </Field>
        <Form.Item
          name="optOutEmails"
          label={labels.optOutEmails}
          extra="Emails about their own bookings are always sent. Turn this on again only if the guest asks you to."
          // The switch shows the opposite of the field: whether the guest gets these emails.
          getValueProps={(optOut: boolean) => ({ checked: !optOut })}
          getValueFromEvent={(checked: boolean) => !checked}
        >
          <Switch />
        </Form.Item>
      </>
    ),
  },
  {
    id: 'wishes',
    fields: (
      <WideField>
        <Text name="specialRequests" />
        <Text name="preferences" />
      </WideField>
    ),
  },
];

interface FieldProps {
  name: Exclude<keyof GuestValues, 'optOutEmails'>;
  hint?: string;
  children?: ReactNode;
}

function Field({ name, hint, children = <Input autoComplete="off" /> }: FieldProps): ReactNode {
  return (
    <Form.Item name={name} label={labels[name]} extra={hint} rules={[contractRule(rules[name])]}>
      {children}
    </Form.Item>
  );
}

function Day({ name }: Pick<FieldProps, 'name'>): ReactNode {
  return (
    <Field name={name}>
      <Input type="date" max="2100-12-31" />
    </Field>
  );
}

function Text({ name }: Pick<FieldProps, 'name'>): ReactNode {
  return (
    <Field name={name}>
      <AutosizeTextArea minRows={2} maxRows={8} maxLength={2000} />
    </Field>
  );
}
