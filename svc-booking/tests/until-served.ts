import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './browser.ts';

const maxAttempts = 20;

/** Repeats a request, as a browser does, while the service answers that it is overloaded. */
export async function untilServed<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    const retryAfterSeconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(retryAfterSeconds > 0) || attempt === maxAttempts) return answer;
    await sleep(retryAfterSeconds * 1_000);
  }
}
