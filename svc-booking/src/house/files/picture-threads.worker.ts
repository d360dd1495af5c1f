import { keptPicture } from '@getaway/pictures/kept-picture';
import { photoVariants } from '@getaway/pictures/photo-sizes';
import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import sharp from 'sharp';
import type { PictureAnswer, PictureQuestion } from './picture-threads.ts';

// What the library keeps for later would stay with the service, and guests' requests need the other processors.
sharp.cache(false);
sharp.concurrency(1);

answerQuestions<PictureQuestion, PictureAnswer>(async (question) =>
  question.task === 'keep'
    ? { kept: await keptPicture(question.content, question.use) }
    : { variants: await photoVariants(question.name, question.content, question.avifEffort) },
);
