import { useEffect, useEffectEvent, useState } from 'react';

/** From here on a hold asks for attention. */
export const lastCallSeconds = 120;

/** Whole seconds until an ISO instant, never below 0; `onOver` is called when it is reached. */
export function useSecondsLeft(instant: string, onOver: () => void = () => undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  const tick = useEffectEvent(() => {
    const left = secondsUntil(instant);
    setSeconds(left);
    if (left === 0) onOver();
  });
  useEffect(() => {
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}

/** 872 to '14:32'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
}
