import { talkToPerson } from '@getaway/contracts/http/chat';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { property } from '../../property.ts';
import { fieldErrors, type FieldErrors } from '../../ui/field-errors.ts';
import type { ChatMessage } from './conversation.ts';
import type { PersonDraft } from './person-draft.ts';

export type PersonOutcome =
  | { readonly status: 'sent' }
  /** What is wrong, field by field. */
  | { readonly status: 'incomplete'; readonly errors: FieldErrors }
  /** Why nothing was sent, in words. */
  | { readonly status: 'failed'; readonly reason: string };

const mostTurns = 60;
const longestTurn = 4_000;

/** Sends a message to the house with the conversation before it, whose oldest bubbles go first when it is long. */
export async function sendToPerson(
  draft: PersonDraft,
  conversation: readonly ChatMessage[],
): Promise<PersonOutcome> {
  const body = {
    ...draft,
    conversation: conversation.slice(-mostTurns).map(({ type, text }) => ({
      from: type === 'user' ? ('guest' as const) : ('assistant' as const),
      text: text.slice(0, longestTurn),
    })),
  };
  const errors = fieldErrors(talkToPerson.body, body);
  if (Object.keys(errors).length > 0) return { status: 'incomplete', errors };
  try {
    await callApi(talkToPerson, { body });
    return { status: 'sent' };
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const detail = error instanceof ApiError && error.status === 429 ? error.problem?.detail : undefined;
  return (
    detail ??
    `We couldn’t send your message. Please check your connection and try again, or call us at ${property.contact.phone}.`
  );
}
