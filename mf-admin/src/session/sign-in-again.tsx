import { useState, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import type { Admin } from '@getaway/contracts/http/session';
import { Dialog } from '../ui/dialog.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';
import styles from './sign-in-again.module.css';
import { useSignIn, wrongCredentials } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

/** Above every other dialog, below the messages. */
const above = 1090;

const signedInAgain = { title: 'You’re signed in again.' };

/** Asks the person whose session ran out to sign in again, over the page as they left it. */
export function SignInAgain({ admin }: { admin: Admin }): ReactNode {
  const signIn = useSignIn(signedInAgain);
  const [refused, setRefused] = useState(false);
  const { signOut, signingOut } = useSignOut();
  const enter = async (credentials: Credentials): Promise<void> => {
    setRefused(false);
    setRefused(!(await signIn(credentials)));
  };
  return (
    <Dialog
      open
      title="Your session has ended"
      closable={false}
      footer={null}
      width={384}
      zIndex={above}
      centered
    >
      <p className={styles.hint}>Sign in again to continue. Everything you typed is still here.</p>
      {refused && <Alert className={styles.refused ?? ''} type="error" showIcon title={wrongCredentials} />}
      {/* A dialog below listens on the window, and takes the focus from the password until this one holds it. */}
      <div onFocus={(event) => event.stopPropagation()}>
        <LoginForm username={admin.username} onSubmit={enter} />
      </div>
      <div className={styles.leave}>
        <Button type="link" block disabled={signingOut} onClick={signOut}>
          Leave and discard changes
        </Button>
      </div>
    </Dialog>
  );
}
