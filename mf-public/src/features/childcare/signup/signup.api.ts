import { subscribeToNewsletter } from '@getaway/contracts/http/newsletter';
import { callApi } from '@getaway/web-kit/api-client';
import { fieldErrors, type FieldErrors } from '../../../ui/field-errors.ts';
import type { Subscriber } from './subscriber.ts';

export type SubscribeOutcome =
  | { status: 'subscribed'; message: string }
  | { status: 'incomplete'; errors: FieldErrors };

/** Signs up, or says which fields are wrong. Throws an ApiError when it was refused or not answered. */
export async function subscribe(subscriber: Subscriber): Promise<SubscribeOutcome> {
  const errors = fieldErrors(subscribeToNewsletter.body, subscriber);
  if (Object.keys(errors).length > 0) return { status: 'incomplete', errors };
  const { message } = await callApi(subscribeToNewsletter, { body: subscriber });
  return { status: 'subscribed', message };
}
