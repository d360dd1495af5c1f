import type { PictureUse } from '@getaway/contracts/http/house-files';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { PictureOutcome } from '@getaway/pictures/kept-picture';
import type { PhotoVariant } from '@getaway/pictures/photo-sizes';
import { pictureKindOf } from '@getaway/pictures/picture-kind';
import type { Running } from '@getaway/service-kit/shutdown';
import { startQuestionThreads } from '@getaway/service-kit/worker-thread/question-threads';
import { installDrawingFonts } from './drawing-fonts.ts';

/** `text`: a drawing whose text cannot be drawn. */
export type KeepOutcome = PictureOutcome | { readonly ok: false; readonly reason: 'text' };

export type PictureQuestion =
  | { readonly task: 'keep'; readonly content: Uint8Array; readonly use: PictureUse }
  | {
      readonly task: 'variants';
      readonly name: string;
      readonly content: Uint8Array;
      readonly avifEffort: number;
    };

export type PictureAnswer = { readonly kept: KeepOutcome } | { readonly variants: readonly PhotoVariant[] };

/** Decodes and encodes pictures outside of the thread that answers guests. */
export interface PictureThreads extends Running {
  /** `busy` if others are before it for too long; nothing was done then. */
  keep(
    content: Uint8Array,
    use: PictureUse,
  ): Promise<KeepOutcome | { readonly ok: false; readonly reason: 'busy' }>;
  /** Undefined if it took too long. Rejects if the photo cannot be read. */
  variantsOf(name: string, content: Uint8Array): Promise<readonly PhotoVariant[] | undefined>;
}

/** JavaScript's own; pixels are bounded by the limits on dimensions. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** Between the photos of one host who uploads several. */
const idleMs = minuteMs;
/** A browser waits for this: together less than the edge waits for an answer. */
const keepLimits = { timeoutMs: 17 * secondMs, queueMs: 9 * secondMs };
const variantsLimits = { timeoutMs: 90 * secondMs };
/** A photo of 12 megapixels takes about eight seconds; one step more takes three times as long and saves 15 percent. */
const avifEffort = 3;

/** One picture is decoded at a time, and beside it one is made into its sizes. Both threads end when there is nothing to do. */
export function startPictureThreads(): PictureThreads {
  const module = new URL('./picture-threads.worker.ts', import.meta.url);
  const shared = { module, memory, idleMs };
  const keeping = startQuestionThreads<PictureQuestion, PictureAnswer>({ ...shared, ...keepLimits });
  const sizing = startQuestionThreads<PictureQuestion, PictureAnswer>({ ...shared, ...variantsLimits });
  return {
    keep: async (content, use) => {
      if (pictureKindOf(content) === 'svg') installDrawingFonts();
      const outcome = await keeping.ask({ task: 'keep', content, use });
      if (outcome.status === 'busy') return { ok: false, reason: 'busy' };
      if (outcome.status === 'killed' || !('kept' in outcome.answer))
        return { ok: false, reason: 'too-slow' };
      return outcome.answer.kept;
    },
    variantsOf: async (name, content) => {
      const outcome = await sizing.ask({ task: 'variants', name, content, avifEffort });
      return outcome.status === 'answered' && 'variants' in outcome.answer
        ? outcome.answer.variants
        : undefined;
    },
    stop: async () => void (await Promise.all([keeping.stop(), sizing.stop()])),
  };
}
