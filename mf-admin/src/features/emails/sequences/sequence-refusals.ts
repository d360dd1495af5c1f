import type { ApiError } from '@getaway/web-kit/api-error';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { reasonOf } from '../../../actions/reason-of.ts';

/** Spec page 2, section 8. */
const keyTaken: ToastMessage = {
  title: 'Sequence key already exists',
  description: 'Please choose a different name or modify the sequence key.',
};

export function createFailedToast(error: ApiError): ToastMessage {
  if (isKeyTaken(error)) return keyTaken;
  return { title: 'Error', description: reasonOf(error, 'Failed to create sequence') };
}

export function updateFailedToast(error: ApiError): ToastMessage {
  if (isKeyTaken(error)) return keyTaken;
  return { title: 'Failed to update email sequence', description: reasonOf(error) };
}

function isKeyTaken({ message }: ApiError): boolean {
  return /unique|already exists/i.test(message);
}
