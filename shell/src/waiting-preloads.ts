const longestWaitMs = 1_000;

/** Lets the preloads start that the page holds back for its first picture: once that is there, or takes too long. */
export async function startWaitingPreloads(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  // `decode` rejects for a picture that is broken.
  await Promise.race([picture?.decode().catch(() => undefined), tooLong]);
  for (const link of document.querySelectorAll('link[media="not all"]')) link.removeAttribute('media');
}
