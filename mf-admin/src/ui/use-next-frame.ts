import { startTransition, useEffect, useState } from 'react';

/** Whether a frame has been drawn since the component came: what need not be in the first one waits for it. */
export function useNextFrame(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn;
}
