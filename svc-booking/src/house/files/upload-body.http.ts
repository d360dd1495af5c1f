import type { Request, Response } from 'express';
import { largestUploadBytes } from '@getaway/contracts/http/house-files';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import { createBodyReader, type BodyOutcome } from '@getaway/service-kit/http/read-body';
import { createRequestSlots } from '@getaway/service-kit/http/request-slots';
import { Problem } from '@getaway/service-kit/problem';

/** Uploads that are in memory at once; the others wait before their first byte is read. */
const uploadsAtOnce = 3;
/** Shorter than the edge waits for a sign of life. */
const longestWaitMs = 20 * secondMs;
/** Allows 25 MB over a slow home connection. An upload below 80 kbit/s is given up earlier, because it would block others. */
const limits = {
  longestBytes: largestUploadBytes,
  deadlineMs: 4 * minuteMs,
  pace: { periodMs: 10 * secondMs, leastBytes: 100_000 },
};

/** The body of an upload, or the refusal of it; undefined if the browser has left. */
export type ReadUpload = (request: Request, response: Response) => Promise<Buffer | Problem | undefined>;

/** Reads the files that browsers send, a few at a time, so that memory is bounded however many come at once. */
export function createUploadReader(): ReadUpload {
  const slots = createRequestSlots(uploadsAtOnce);
  const readBody = createBodyReader(uploadsAtOnce * largestUploadBytes);
  return async (request, response) => {
    if (!/^image\//i.test(request.get('content-type') ?? ''))
      return new Problem('unsupported-media-type', {
        detail: 'Send the picture itself, with its type, such as image/jpeg',
      });
    if (request.get('content-encoding') !== undefined)
      return new Problem('unsupported-media-type', { detail: 'Send the picture without a content encoding' });
    if (Number(request.get('content-length')) > largestUploadBytes) return tooLarge();
    if (!(await slots.take(response, longestWaitMs))) return response.closed ? undefined : tooMany();
    const outcome = await readBody(request, limits);
    return outcome.ok ? outcome.body : problemOf(outcome.reason);
  };
}

function problemOf(reason: Exclude<BodyOutcome, { ok: true }>['reason']): Problem | undefined {
  switch (reason) {
    case 'too-large':
      return tooLarge();
    case 'too-slow':
      return new Problem('request-timeout', {
        detail:
          'The picture stopped arriving, or arrives too slowly. Check your connection, or make the picture smaller, and upload it again.',
      });
    case 'crowded-out':
      return tooMany();
    case 'broken-off':
      return undefined;
    default:
      return reason satisfies never;
  }
}

function tooLarge(): Problem {
  const most = largestUploadBytes / 1_000_000;
  return new Problem('payload-too-large', {
    detail: `A picture can have at most ${most} MB. Save it as JPEG, or make it smaller.`,
  });
}

function tooMany(): Problem {
  return new Problem('unavailable', {
    detail: 'Too many pictures are arriving at once. Upload this one again in a moment.',
    retryAfterSeconds: 10,
  });
}
