import { keptPicture } from '@getaway/pictures/kept-picture';
import { photoVariants } from '@getaway/pictures/photo-sizes';
import { pictureKindOf } from '@getaway/pictures/picture-kind';
import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import sharp from 'sharp';
import type { KeepOutcome, PictureAnswer, PictureQuestion } from './picture-threads.ts';

// What the library keeps for later would stay with the service, and guests' requests need the other processors.
sharp.cache(false);
sharp.concurrency(1);

answerQuestions<PictureQuestion, PictureAnswer>(async (question) =>
  question.task === 'keep'
    ? { kept: await keep(question) }
    : { variants: await photoVariants(question.name, question.content, question.avifEffort) },
);

async function keep({
  content,
  use,
}: Extract<PictureQuestion, { readonly task: 'keep' }>): Promise<KeepOutcome> {
  const outcome = await keptPicture(content, use);
  if (!outcome.ok || pictureKindOf(content) !== 'svg') return outcome;
  // Only drawings with text need the fonts.
  const { hasUndrawableText } = await import('./drawing-text.ts');
  return hasUndrawableText(content) ? { ok: false, reason: 'text' } : outcome;
}
