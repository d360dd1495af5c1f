import { useState, type ReactNode } from 'react';
import { Button, Form, Input, Modal } from 'antd';
import type { CallBody } from '@getaway/contracts/http/call';
import { readSetup } from '@getaway/contracts/http/setup';
import { changePassword } from '@getaway/contracts/http/staff-account';
import { contractRule } from '../actions/contract-rules.ts';
import { showServerFaults } from '../actions/server-faults.ts';
import { useAction } from '../actions/use-action.ts';
import { isTyped } from '../leaving/is-typed.ts';
import { useUnsaved } from '../leaving/unsaved-work.ts';

type Passwords = CallBody<typeof changePassword> & { repeated: string };

const texts = {
  done: 'Password changed successfully',
  failed: 'Failed to change password',
  refresh: [readSetup],
} as const;
const { currentPassword, newPassword } = changePassword.body.entries;

/** Lets whoever is signed in choose another password; their other sessions end. */
export function ChangePassword({ onClose }: { onClose: () => void }): ReactNode {
  const [open, setOpen] = useState(true);
  const [form] = Form.useForm<Passwords>();
  const { pending, run } = useAction(changePassword, texts);
  useUnsaved(() => open && isTyped(form.getFieldsValue(true) as object, {}));
  const close = () => setOpen(false);
  const save = async ({ currentPassword: current, newPassword: chosen }: Passwords): Promise<void> => {
    const outcome = await run({ body: { currentPassword: current, newPassword: chosen } });
    if (outcome?.ok) close();
    else if (outcome) showServerFaults(form, outcome.error);
  };
  return (
    <Modal
      open={open}
      title="Change Password"
      width={420}
      onCancel={close}
      afterClose={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={close}>
          Cancel
        </Button>,
        <Button key="save" type="primary" loading={pending} onClick={form.submit}>
          Change Password
        </Button>,
      ]}
    >
      <p>You stay signed in here; every other session of yours ends.</p>
      <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={save}>
        <Form.Item label="Current password" name="currentPassword" rules={[contractRule(currentPassword)]}>
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <Form.Item
          label="New password"
          name="newPassword"
          extra="At least 12 characters"
          rules={[contractRule(newPassword)]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          label="New password again"
          name="repeated"
          dependencies={['newPassword']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, value: unknown) => {
                if (value !== getFieldValue('newPassword')) throw new Error('Both have to be the same');
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        {/* Enter in a field saves, though the buttons stand outside of the form. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
