import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Form, Input, type InputRef } from 'antd';
import type { CallBody } from '@getaway/contracts/http/call';
import type { login } from '@getaway/contracts/http/session';

export type Credentials = CallBody<typeof login>;

interface LoginFormProps {
  /** Resolves when the attempt is over, whatever came of it. */
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  /** Who must sign in; nobody else can. */
  username?: string;
}

export function LoginForm({ onSubmit, username }: LoginFormProps): ReactNode {
  const [signingIn, setSigningIn] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const password = useRef<InputRef>(null);

  const submit = async (credentials: Credentials): Promise<void> => {
    setSigningIn(true);
    await onSubmit(credentials);
    setSigningIn(false);
    setAttempts((count) => count + 1);
  };

  // After a refusal the password is what one types again.
  useEffect(() => {
    if (attempts > 0) password.current?.focus({ cursor: 'all' });
  }, [attempts]);

  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={{ username }}
      onFinish={submit}
    >
      <Form.Item
        label="Username"
        name="username"
        rules={[{ required: true, message: 'Username is required' }]}
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          readOnly={username !== undefined}
          autoFocus={username === undefined}
        />
      </Form.Item>
      <Form.Item
        label="Password"
        name="password"
        rules={[{ required: true, message: 'Password is required' }]}
      >
        <Input.Password
          ref={password}
          autoComplete="current-password"
          maxLength={200}
          autoFocus={username !== undefined}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={signingIn}>
        {signingIn ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
