import type { PictureUse } from '@getaway/contracts/http/house-files';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { EmailPicture } from '@getaway/pictures/email-picture';
import type { PhotoVariant } from '@getaway/pictures/photo-sizes';
import type { Running } from '@getaway/service-kit/shutdown';
import { startQuestionThreads } from '@getaway/service-kit/worker-thread/question-threads';
import { createPictureProcesses, type KeepAnswer } from './picture-process.ts';

export interface VariantsQuestion {
  readonly make: 'variants';
  readonly name: string;
  readonly content: Uint8Array;
  readonly avifEffort: number;
}

export interface EmailQuestion {
  readonly make: 'email-picture';
  readonly content: Uint8Array;
}

/** Decodes and encodes pictures outside of the thread that answers guests. */
export interface PictureThreads extends Running {
  /** `busy` if others are before it for too long; nothing was done then. */
  keep(content: Uint8Array, use: PictureUse): Promise<KeepAnswer>;
  /** Undefined if it took too long. Rejects if the photo cannot be read. */
  variantsOf(name: string, content: Uint8Array): Promise<readonly PhotoVariant[] | undefined>;
  /** A kept photo for emails. Undefined if it took too long. Rejects if the photo cannot be read. */
  forEmail(content: Uint8Array): Promise<EmailPicture | undefined>;
}

/** JavaScript's own; pixels are bounded by the limits on dimensions. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** Between the photos of one host who uploads several. */
const idleMs = minuteMs;
const variantsLimits = { timeoutMs: 90 * secondMs };
/** Staff wait for it. */
const emailLimits = { timeoutMs: 10 * secondMs };
/** Uploaded files are decoded in their own processes. The sizes of kept photos are made in a thread, one photo at a time, with this effort. */
export function startPictureThreads(avifEffort: number): PictureThreads {
  const module = new URL('./picture-threads.worker.ts', import.meta.url);
  const keeping = createPictureProcesses();
  const sizing = startQuestionThreads<VariantsQuestion, readonly PhotoVariant[]>({
    ...{ module, memory, idleMs, ...variantsLimits },
  });
  const emailing = startQuestionThreads<EmailQuestion, EmailPicture>({
    ...{ module, memory, idleMs, ...emailLimits },
  });
  return {
    keep: keeping.keep,
    variantsOf: async (name, content) => {
      const outcome = await sizing.ask({ make: 'variants', name, content, avifEffort });
      return outcome.status === 'answered' ? outcome.answer : undefined;
    },
    forEmail: async (content) => {
      const outcome = await emailing.ask({ make: 'email-picture', content });
      return outcome.status === 'answered' ? outcome.answer : undefined;
    },
    stop: async () => {
      keeping.stop();
      await Promise.all([sizing.stop(), emailing.stop()]);
    },
  };
}
