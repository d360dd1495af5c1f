import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no layout, and so nothing that observes it. */
class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Everything is in view. */
class AllInView {
  readonly #seen: Seen;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  observe(): void {
    this.#seen([{ isIntersecting: true }]);
  }

  disconnect(): void {}
}

const ignore = (): void => {};

/**
 * For a test file that renders components in jsdom: removes them after each test, waits long enough for what they show on
 * a busy machine, and adds what jsdom lacks of a browser with a wide screen. Call it once in the file.
 */
export function cleanUpRenderedPages(): void {
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', NoResizeObserver);
    vi.stubGlobal('IntersectionObserver', AllInView);
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: ignore,
      removeEventListener: ignore,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
