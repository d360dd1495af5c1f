import { use, useState } from 'react';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { largestUploadBytes, type PictureUse } from '@getaway/contracts/http/house-files';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { reasonOf } from '../../../actions/reason-of.ts';
import { uploadPicture } from './upload-picture.ts';

export type UploadState =
  | { readonly status: 'idle' }
  /** `share` has been sent, 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'refused'; readonly reason: string };

/** The name under which the picture is kept, or why it was refused. */
export type UploadOutcome =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string };

interface Upload {
  readonly state: UploadState;
  readonly start: (file: File) => Promise<UploadOutcome>;
}

/** Uploads pictures one at a time; `onDone` gets the name of each, as the outcome of `start` has it. */
export function useUpload(purpose: PictureUse, onDone?: (name: string) => void): Upload {
  const { call } = use(CallsContext);
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const upload = (file: File): Promise<string> =>
    uploadPicture(file, purpose, (share) => setState({ status: 'sending', share }));
  const refuse = (reason: string): UploadOutcome => {
    setState({ status: 'refused', reason });
    return { ok: false, reason };
  };
  const start = async (file: File): Promise<UploadOutcome> => {
    if (file.size > largestUploadBytes) return refuse(tooLarge);
    setState({ status: 'sending', share: 0 });
    try {
      const name = await upload(file).catch(async (cause: unknown) => {
        if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
        // Any other call renews the session, or waits until its person has signed in again.
        await call(readHouseDraft);
        return upload(file);
      });
      setState({ status: 'idle' });
      onDone?.(name);
      return { ok: true, name };
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(0, String(cause));
      return refuse(reasonOf(error));
    }
  };
  return { state, start };
}

const tooLarge = `A picture can have at most ${largestUploadBytes / 1_000_000} MB. Save it as JPEG, or make it smaller.`;
