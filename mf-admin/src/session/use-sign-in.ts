import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { Credentials } from './login-form.tsx';
import { signIn } from './session.ts';

/** Signing in with its messages; tells whether it came to that. */
export function useSignIn(): (credentials: Credentials) => Promise<boolean> {
  const { toast } = useToast();
  return async (credentials) => {
    try {
      await signIn(credentials);
    } catch {
      // One text for every cause (spec page 1, section 8).
      toast({
        title: 'Login Failed',
        description: 'Invalid username or password',
        variant: 'destructive',
      });
      return false;
    }
    toast({ title: 'Login Successful', description: 'Welcome to the admin dashboard!' });
    return true;
  };
}
