import { Problem } from '@getaway/service-kit/problem';
import type { UploadRefusal } from './upload-file.ts';
import { uploadWords } from './upload-words.ts';

/** The refusal of a picture, with the reason. */
export function uploadProblem(refusal: UploadRefusal): Problem {
  const detail = uploadWords(refusal);
  if (refusal.reason === 'busy') return new Problem('unavailable', { detail, retryAfterSeconds: 10 });
  return new Problem('unusable-picture', { detail, members: { reason: refusal.reason } });
}
