import { use } from 'react';
import useSWR from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import { previewEmailTemplate } from '@getaway/contracts/http/email-templates';
import type { FieldError } from '@getaway/contracts/problems';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';

type PreviewedEmail = Answer<typeof previewEmailTemplate>;

interface Source {
  readonly subject: string;
  readonly htmlContent: string;
  readonly textContent: string;
  readonly guestId: string | undefined;
}

export interface EmailPreviewState {
  /** The last email that could be made. */
  readonly email: PreviewedEmail | undefined;
  readonly pending: boolean;
  /** What is wrong at which field. */
  readonly faults: readonly FieldError[];
  /** Why the current text has no preview. */
  readonly refusal: string | undefined;
}

const typingMs = 500;
const nothingWrong: readonly FieldError[] = [];

/** The email that a source makes for a guest, asked for when nobody has typed for a while. */
export function useEmailPreview(source: Source): EmailPreviewState {
  const { call } = use(CallsContext);
  const { value: body, settled } = useDebounced(source, typingMs);
  const isWritten = body.subject.trim() !== '' && body.htmlContent.trim() !== '';
  const { data, error, isValidating } = useSWR<PreviewedEmail, Error>(
    isWritten ? [previewEmailTemplate.path, body] : null,
    () => call(previewEmailTemplate, { body }),
    { keepPreviousData: true, dedupingInterval: 0 },
  );
  const refused = settled && !isValidating && error instanceof ApiError ? error : undefined;
  return {
    email: isWritten ? data : undefined,
    pending: isValidating || !settled,
    faults: refused?.problem?.errors ?? nothingWrong,
    refusal: refused && reasonOf(refused),
  };
}
