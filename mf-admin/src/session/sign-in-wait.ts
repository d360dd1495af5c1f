type End = 'signed-in' | 'left';

let signIns = 0;
const waiting = new Set<(end: End) => void>();

/** How often somebody has signed in at this page. A call keeps it, to know later whether a sign-in came after it was sent. */
export function countSignIns(): number {
  return signIns;
}

/** Resolves when the person at the page has signed in again, or left. */
export function awaitSignIn(): Promise<End> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Lets every call go on that waits for a sign-in. */
export function endWait(end: End): void {
  if (end === 'signed-in') signIns += 1;
  for (const resolve of waiting) resolve(end);
  waiting.clear();
}
