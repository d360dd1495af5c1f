import { useEffect, useRef, useState, type RefObject } from 'react';

/** So far below the view, in pixels. */
const nearPixels = 200;
/** Long after the page can be used. A visitor who goes offline with the page open has all of it. */
const restMs = 5_000;

/**
 * Whether it is time to load a part further down: the element in its place has come near what is in view, or the page has
 * been there for a while. Once it is, it stays so.
 */
export function useNear<Shown extends Element>(): {
  readonly ref: RefObject<Shown | null>;
  readonly isNear: boolean;
} {
  const ref = useRef<Shown>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!place || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${nearPixels}px` },
    );
    observer.observe(place);
    const timer = setTimeout(() => setNear(true), restMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);
  return { ref, isNear };
}
