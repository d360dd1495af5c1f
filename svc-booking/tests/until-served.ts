import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './browser.ts';

const maxAttempts = 20;

/** Asks again, as a browser does, while the service says that it is overloaded and when to come back. */
export async function untilServed<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    const retryAfterSeconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(retryAfterSeconds > 0) || attempt === maxAttempts) return answer;
    await sleep(retryAfterSeconds * 1_000);
  }
}
