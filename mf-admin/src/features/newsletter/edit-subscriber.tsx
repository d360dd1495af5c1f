import type { ReactNode } from 'react';
import { Form, Input, Switch } from 'antd';
import {
  changeNewsletterSubscriber,
  listNewsletterSubscribers,
  type NewsletterSubscriber,
} from '@getaway/contracts/http/newsletter-subscribers';
import { contractRule } from '../../actions/contract-rules.ts';
import { useMutation } from '../../actions/use-mutation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.ts';

type SubscriberValues = Pick<NewsletterSubscriber, 'firstName' | 'lastName' | 'email' | 'isActive'>;

const rules = changeNewsletterSubscriber.body.entries;

export function EditSubscriber({ dialog }: { dialog: DialogState<NewsletterSubscriber> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useMutation(changeNewsletterSubscriber, {
    done: 'Subscriber updated successfully',
    failed: 'Failed to update subscriber',
    refresh: [listNewsletterSubscribers],
  });
  if (!subject) return null;
  const { id, firstName, lastName, email, isActive } = subject;
  return (
    <FormDialog<SubscriberValues>
      open={open}
      title="Edit Subscriber"
      submit="Save Changes"
      initial={{ firstName, lastName, email, isActive }}
      pending={pending}
      onSubmit={(body) => run({ params: { id }, body })}
      onClose={close}
    >
      <Form.Item label="First Name" name="firstName" required rules={[contractRule(rules.firstName)]}>
        <Input autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item label="Last Name" name="lastName" required rules={[contractRule(rules.lastName)]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="Email" name="email" required rules={[contractRule(rules.email)]}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item label="Active Status" name="isActive" required valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}
