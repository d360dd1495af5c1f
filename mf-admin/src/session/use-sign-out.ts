import { useState } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { signOut } from './session.ts';

/** Signing out with its messages; the guard then leads to the sign-in page. */
export function useSignOut(): { signOut: () => void; signingOut: boolean } {
  const { toast } = useToast();
  const [signingOut, setSigningOut] = useState(false);
  const leave = async () => {
    setSigningOut(true);
    try {
      await signOut();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast({ title: 'Logout failed', description, variant: 'destructive' });
    } finally {
      setSigningOut(false);
    }
  };
  return { signOut: () => void leave(), signingOut };
}
