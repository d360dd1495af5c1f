const longestWaitMs = 1_000;

/**
 * Lets the preloads start that the page holds back for its first picture. Resolves when the picture is shown, or takes too
 * long.
 */
export async function startWaitingPreloads(): Promise<void> {
  const waiting = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][media="not all"]');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (waiting.length > 0 && picture) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    await Promise.race([shown(picture), tooLong]);
  }
  for (const link of waiting) link.removeAttribute('media');
}

async function shown(picture: HTMLImageElement): Promise<void> {
  // Rejects for a picture that is broken, and is not going to be shown.
  await picture.decode().catch(() => undefined);
  // The first frame paints it, and what starts before the second one would delay that.
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
