import { useState } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { FieldErrors } from '../../../ui/field-errors.ts';
import { emptyEnquiry, type Enquiry } from './enquiry.ts';

export type EnquiryState =
  | { status: 'writing'; errors: FieldErrors }
  | { status: 'sending' }
  | { status: 'sent' };

interface EnquiryForm {
  enquiry: Enquiry;
  state: EnquiryState;
  change: (field: keyof Enquiry, value: string) => void;
  send: () => Promise<EnquiryState>;
  startAgain: () => void;
}

export function useEnquiry(): EnquiryForm {
  const { toast } = useToast();
  const [enquiry, setEnquiry] = useState(emptyEnquiry);
  const [state, setState] = useState<EnquiryState>({ status: 'writing', errors: {} });

  const change = (field: keyof Enquiry, value: string) => {
    setEnquiry((last) => ({ ...last, [field]: value }));
    if (state.status === 'writing') setState({ status: 'writing', errors: { ...state.errors, [field]: '' } });
  };

  const send = async () => {
    setState({ status: 'sending' });
    const next = await attempt(enquiry).catch((): EnquiryState => {
      toast({
        title: 'Error',
        description: 'Failed to send message. Please try again.',
        variant: 'destructive',
      });
      return { status: 'writing', errors: {} };
    });
    setState(next);
    if (next.status === 'sent') setEnquiry(emptyEnquiry);
    return next;
  };

  return { enquiry, state, change, send, startAgain: () => setState({ status: 'writing', errors: {} }) };
}

async function attempt(enquiry: Enquiry): Promise<EnquiryState> {
  // The form is far below the fold: its schema and the client come when they are needed.
  const { sendEnquiry } = await import('./contact.api.ts');
  const outcome = await sendEnquiry(enquiry);
  return outcome.status === 'sent' ? outcome : { status: 'writing', errors: outcome.errors };
}
