import { useState } from 'react';
import { ApiError } from '@getaway/web-kit/api-error';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { FieldErrors } from '../../../ui/field-errors.ts';
import { emptySubscriber, type Subscriber } from './subscriber.ts';

interface SignupForm {
  subscriber: Subscriber;
  errors: FieldErrors;
  submitting: boolean;
  change: (field: keyof Subscriber, value: string) => void;
  /** Answers false when fields are wrong. */
  submit: () => Promise<boolean>;
}

export function useSignup(onSignedUp: () => void): SignupForm {
  const { toast } = useToast();
  const [subscriber, setSubscriber] = useState(emptySubscriber);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);

  const change = (field: keyof Subscriber, value: string) => {
    setSubscriber((last) => ({ ...last, [field]: value }));
    setErrors((last) => ({ ...last, [field]: '' }));
  };

  const submit = async () => {
    setSubmitting(true);
    try {
      // The schema and the client come when they are needed.
      const { subscribe } = await import('./signup.api.ts');
      const outcome = await subscribe(subscriber);
      if (outcome.status === 'incomplete') {
        setErrors(outcome.errors);
        return false;
      }
      toast({ title: 'Success!', description: outcome.message });
      setSubscriber(emptySubscriber);
      onSignedUp();
    } catch (error) {
      toast({ title: 'Oops!', description: reasonOf(error), variant: 'destructive' });
    } finally {
      setSubmitting(false);
    }
    return true;
  };

  return { subscriber, errors, submitting, change, submit };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0)
    return 'We couldn’t reach our server. Please check your connection and try again.';
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
}
