import type { Answer } from '@getaway/contracts/http/call';
import type { sequenceTimeline } from '@getaway/contracts/http/email-sequences';
import type { BadgeTone } from '../ui/badge.tsx';

/** An email of a sequence as one guest gets it, or does not. */
export type PlannedStep = Answer<typeof sequenceTimeline>[number];

export const stepStatuses: Readonly<Record<PlannedStep['status'], { word: string; tone: BadgeTone }>> = {
  planned: { word: 'Planned', tone: 'yellow' },
  sent: { word: 'Sent', tone: 'green' },
  failed: { word: 'Failed', tone: 'red' },
  'too-late': { word: 'Too late', tone: 'secondary' },
  'held-back': { word: 'On hold', tone: 'secondary' },
};

const heldBack: Readonly<Record<string, string>> = {
  paused: 'Emails to this guest are paused',
  unsubscribed: 'This guest has unsubscribed',
  refused: 'The recipient’s email server rejected this address',
  'opted-out': 'This guest has opted out of marketing emails',
};

/** Why it does not go out: the server has a word for what holds it back, and a sentence for all else. */
export function reasonInWords(reason: string): string {
  return heldBack[reason] ?? reason;
}
