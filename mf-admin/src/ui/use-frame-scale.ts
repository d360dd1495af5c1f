import { useEffect, useRef, useState, type RefObject } from 'react';

interface FrameScale {
  readonly box: RefObject<HTMLDivElement | null>;
  /** At most 1. */
  readonly scale: number;
  /** Of the box, in pixels. */
  readonly height: number;
}

/** How much smaller a page of some width has to be drawn to fit into a box. */
export function useFrameScale(width: number): FrameScale {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      // Out of sight it has no size.
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, scale: Math.min(1, size.width / width), height: size.height };
}
