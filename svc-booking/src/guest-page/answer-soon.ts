import type { Logger } from '@getaway/service-kit/logger';
import { answerLinkRequests, type AnswerDeps } from './answer-link-requests.ts';

/** Long enough that the answer of no request waits for it, and short for someone who waits for an email. */
const delayMs = 1_000;

/**
 * Answers link requests a moment later, at once for all that came in the meantime. A job answers those of a process that
 * stopped before.
 */
export function answerSoon(
  deps: AnswerDeps & { readonly logger: Logger; readonly newId: () => string },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      answerLinkRequests(deps, deps.newId()).catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'link requests could not be answered; the job tries again');
      });
    }, delayMs).unref();
  };
}
