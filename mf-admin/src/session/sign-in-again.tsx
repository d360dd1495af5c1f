import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { Admin } from '@getaway/contracts/http/session';
import { Dialog } from '../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './sign-in-again.module.css';
import { useSignIn } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

/** Above every other dialog, below the messages. */
const above = 1090;

/** Asks the person whose session ran out to sign in again, over the page as they left it. */
export function SignInAgain({ admin }: { admin: Admin }): ReactNode {
  const signIn = useSignIn();
  const { signOut, signingOut } = useSignOut();
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
      {/* A dialog below listens on the window, and takes the focus from the password until this one holds it. */}
      <div onFocus={(event) => event.stopPropagation()}>
        <LoginForm username={admin.username} onSubmit={signIn} />
      </div>
      <div className={styles.leave}>
        <Button type="link" block disabled={signingOut} onClick={signOut}>
          Leave and discard changes
        </Button>
      </div>
    </Dialog>
  );
}
