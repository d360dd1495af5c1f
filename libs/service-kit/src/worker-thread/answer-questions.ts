import { parentPort } from 'node:worker_threads';

/** What a thread posts: first that it is ready, then one answer per question, and before it which part it is at. */
export type ThreadMessage<Answer> =
  | { readonly isReady: true }
  | { readonly at: string }
  | { readonly answer: Answer }
  | { readonly failure: string };

/**
 * The thread's side of `startQuestionThreads`. Call it once, when everything slow is loaded. What `answer` says that it is
 * at is named when the question is killed.
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question, isAt: (part: string) => void) => Answer | Promise<Answer>,
): void {
  const post = (message: ThreadMessage<Answer>): void => parentPort?.postMessage(message);
  parentPort?.on('message', async (question: Question) => {
    try {
      post({ answer: await answer(question, (at) => post({ at })) });
    } catch (error) {
      post({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ isReady: true });
}
