import { answersPart, contactPart, namePart, reviewsPart } from './facts.ts';
import type { Part } from './field.ts';
import { guidePart, privacyPart, termsPart } from './guide-and-legal.ts';
import { lookPart, photosPart } from './look.ts';
import { moneyPart } from './money.ts';
import { bookingPart, escapePart, framePart, homePart } from './pages.ts';

/** All that can be edited, in the order of the list at the left. */
export const parts: readonly Part[] = [
  namePart,
  contactPart,
  moneyPart,
  homePart,
  bookingPart,
  escapePart,
  // After the pages whose entries are its places.
  photosPart,
  lookPart,
  reviewsPart,
  answersPart,
  guidePart,
  termsPart,
  privacyPart,
  framePart,
];
