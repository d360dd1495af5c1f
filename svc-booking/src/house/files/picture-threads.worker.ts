import { emailPicture, type EmailPicture } from '@getaway/pictures/email-picture';
import { photoVariants, type PhotoVariant } from '@getaway/pictures/photo-sizes';
import { answerQuestions } from '@getaway/service-kit/worker-thread/answer-questions';
import sharp from 'sharp';
import type { EmailQuestion, VariantsQuestion } from './picture-threads.ts';

// What the library keeps for later would stay with the service, and guests' requests need the other processors.
sharp.cache(false);
sharp.concurrency(1);

answerQuestions<VariantsQuestion | EmailQuestion, readonly PhotoVariant[] | EmailPicture>((question) =>
  question.make === 'variants'
    ? photoVariants(question.name, question.content, question.avifEffort)
    : emailPicture(question.content),
);
