import { askInDialog } from './dialog.ts';

/** What the cardholder answers their bank; closing the dialog is a no. */
export type ChallengeAnswer = 'complete' | 'fail';

/** Shows the stand-in for the bank's 3-D Secure page. */
export function askCardholder(amount: string): Promise<ChallengeAnswer> {
  return askInDialog<ChallengeAnswer>({
    title: '3-D Secure test',
    text: `Here the bank of the card would ask whether ${amount} may be paid. Choose its answer.`,
    buttons: { complete: 'Complete', fail: 'Fail' },
    whenClosed: 'fail',
  });
}
