import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { Credentials } from './login-form.tsx';
import { signIn } from './session.ts';

/** One text for every cause (spec page 1, section 8). */
export const wrongCredentials = 'Invalid username or password';

const welcome: ToastMessage = { title: 'Login Successful', description: 'Welcome to the admin dashboard!' };

/** Signing in with its messages; tells whether it came to that. `done` is for those who are let in where they were. */
export function useSignIn(done: ToastMessage = welcome): (credentials: Credentials) => Promise<boolean> {
  const { toast } = useToast();
  return async (credentials) => {
    try {
      await signIn(credentials);
    } catch {
      toast({ title: 'Login Failed', description: wrongCredentials, variant: 'destructive' });
      return false;
    }
    toast(done);
    return true;
  };
}
