import { useEffect, useRef, useState } from 'react';

const openDelaySeconds = 0.7;
const skipDelayMs = 300;

interface TooltipDelay {
  /** In seconds, as antd takes it. */
  delay: number;
  onOpenChange: (open: boolean) => void;
}

/** Tooltips open after 700 ms, and at once when another closed less than 300 ms ago (spec page 1, section 9). */
export function useTooltipDelay(): TooltipDelay {
  const [warm, setWarm] = useState(false);
  const cooling = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(cooling.current), []);
  const onOpenChange = (open: boolean) => {
    window.clearTimeout(cooling.current);
    if (open) setWarm(true);
    else cooling.current = window.setTimeout(() => setWarm(false), skipDelayMs);
  };
  return { delay: warm ? 0 : openDelaySeconds, onOpenChange };
}
