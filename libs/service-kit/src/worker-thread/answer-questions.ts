import { parentPort } from 'node:worker_threads';

/** What a thread posts: first that it is ready, then one answer per question. */
export type ThreadMessage<Answer> =
  | { readonly isReady: true }
  | { readonly answer: Answer }
  | { readonly failure: string };

/** The thread's side of `startQuestionThread`. Call it once, when everything slow is loaded. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  const post = (message: ThreadMessage<Answer>): void => parentPort?.postMessage(message);
  parentPort?.on('message', async (question: Question) => {
    try {
      post({ answer: await answer(question) });
    } catch (error) {
      post({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ isReady: true });
}
