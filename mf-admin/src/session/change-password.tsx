import type { ReactNode } from 'react';
import { Form, Input, type FormItemProps, type FormRule } from 'antd';
import type { CallBody } from '@getaway/contracts/http/call';
import { readSetup } from '@getaway/contracts/http/setup';
import { changePassword } from '@getaway/contracts/http/staff-account';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../actions/contract-rules.ts';
import { useMutation } from '../actions/use-mutation.ts';
import { FormDialog } from '../ui/form-dialog.tsx';

type Passwords = CallBody<typeof changePassword> & { repeated: string };

interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
}

const texts = {
  done: 'Password changed successfully',
  failed: 'Failed to change password',
  refresh: [readSetup],
} as const;
const firstPassword =
  'You haven’t changed it yet: it’s the one shown in the window where the site was started, or that you got from the person who runs your server.';
const { currentPassword, newPassword } = changePassword.body.entries;

const sameAgain: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    if (value !== getFieldValue('newPassword')) throw new Error('Passwords don’t match');
  },
});

/** Lets the signed-in user choose another password; their other sessions end. */
export function ChangePassword({ open, onClose }: ChangePasswordProps): ReactNode {
  const { pending, run } = useMutation(changePassword, texts);
  const { data: setup } = useQuery(readSetup);
  return (
    <FormDialog<Passwords>
      open={open}
      title="Change Password"
      submit="Change Password"
      width={420}
      initial={{}}
      pending={pending}
      onSubmit={({ currentPassword: current, newPassword: chosen }) =>
        run({ body: { currentPassword: current, newPassword: chosen } })
      }
      onClose={onClose}
    >
      <p>You stay signed in here and are signed out everywhere else. Use at least 12 characters.</p>
      <PasswordField
        label="Current password"
        name="currentPassword"
        rules={[contractRule(currentPassword)]}
        extra={setup?.hasFirstPassword && firstPassword}
      >
        <Input.Password autoComplete="current-password" autoFocus />
      </PasswordField>
      <PasswordField label="New password" name="newPassword" rules={[contractRule(newPassword)]}>
        <Input.Password autoComplete="new-password" />
      </PasswordField>
      <PasswordField
        label="Confirm new password"
        name="repeated"
        dependencies={['newPassword']}
        rules={[sameAgain]}
      >
        <Input.Password autoComplete="new-password" />
      </PasswordField>
    </FormDialog>
  );
}

function PasswordField(item: FormItemProps<Passwords>): ReactNode {
  return <Form.Item required validateTrigger="onBlur" {...item} />;
}
