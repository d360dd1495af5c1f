import type { ReactNode } from 'react';
import { Alert, Form } from 'antd';
import { EmailPreview, type PreviewedAct } from '../../../ui/email-preview.tsx';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import {
  RecordedMoneyFields,
  type MethodOption,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';

interface RecordMoneyFormProps extends Omit<
  BookingFormProps<RecordedMoneyValues>,
  'submit' | 'children' | 'initial'
> {
  /** Names the button too. */
  title: string;
  /** What recording does. */
  about: string;
  methods: readonly MethodOption[];
  today: string;
  initial: Partial<RecordedMoneyValues>;
  /** The guest's email about what is entered so far. */
  emailOf: (values: Partial<RecordedMoneyValues>) => PreviewedAct | string;
  /** A warning about what is entered so far. */
  warningOf?: (values: Partial<RecordedMoneyValues>) => string | undefined;
}

/** Records money that came or went without a card, with the email that the guest will get. */
export function RecordMoneyForm(props: RecordMoneyFormProps): ReactNode {
  const { about, methods, today, initial, emailOf, warningOf, ...form } = props;
  return (
    <BookingForm<RecordedMoneyValues>
      {...form}
      submit={form.title}
      initial={{ amount: '', effectiveOn: today, note: '', ...initial }}
    >
      <p>{about}</p>
      <RecordedMoneyFields methods={methods} today={today} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => {
          const values = getFieldsValue() as Partial<RecordedMoneyValues>;
          const warning = warningOf?.(values);
          return (
            <>
              <div role="status">{warning && <Alert type="warning" showIcon title={warning} />}</div>
              <EmailPreview act={emailOf(values)} />
            </>
          );
        }}
      </Form.Item>
    </BookingForm>
  );
}
