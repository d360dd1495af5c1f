type End = 'signed-in' | 'left';

const waiting = new Set<(end: End) => void>();

/** Resolves when the person at the page has signed in again, or left. */
export function awaitSignIn(): Promise<End> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Lets every call go on that waits for a sign-in. */
export function endWait(end: End): void {
  for (const resolve of waiting) resolve(end);
  waiting.clear();
}
