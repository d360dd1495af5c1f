import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { daysBetweenEnds, moveEnd, type Days } from './days.ts';

/** How long a finger rests on a day before it chooses: a swipe scrolls the page. */
const holdMs = 350;
/** How far a finger may move while it rests. */
const restPx = 8;

const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

interface RangeChoice {
  /** Around the days, each in an element with `data-day`. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * Chooses several days: by dragging over them with the mouse, with a finger that rested on the first one, and with Shift
 * and the arrows from the day that has the focus. `onDragged` is called when a drag over several days has ended.
 */
export function useRangeChoice(
  chosen: Days | undefined,
  choose: (days: Days) => void,
  onDragged: () => void,
): RangeChoice {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ choose, onDragged });
  useEffect(() => {
    latest.current = { choose, onDragged };
  });
  useEffect(() => {
    if (!box.current) return undefined;
    return watchDrags(
      box.current,
      (days) => latest.current.choose(days),
      () => latest.current.onDragged(),
    );
  }, []);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? arrows[event.key] : undefined;
    const from = step === undefined ? undefined : dayOf(event.target);
    if (step === undefined || from === undefined) return;
    // The picker itself would go to another month.
    event.preventDefault();
    event.stopPropagation();
    const to = addDays(from, step);
    const button = box.current?.querySelector<HTMLElement>(`[data-day="${to}"] button`);
    if (!button) return;
    choose(moveEnd(chosen, from, to));
    button.focus();
  };
  return { box, onKeyDownCapture };
}

/** Reports each range that is dragged over, and the end of the drag; returns how to stop that. */
function watchDrags(box: HTMLElement, onRange: (days: Days) => void, onEnd: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let drag: { from: CalendarDate; last: CalendarDate; x: number; y: number; isOn: boolean } | undefined;
  let hold: ReturnType<typeof setTimeout> | undefined;
  const end = (): boolean => {
    clearTimeout(hold);
    const isRange = drag?.isOn === true && drag.from !== drag.last;
    // What follows a drag is no press on the day where it began.
    if (isRange) skipNextClick(box);
    drag = undefined;
    return isRange;
  };
  const up = (): void => {
    if (end()) onEnd();
  };
  const down = (event: PointerEvent): void => {
    const from = event.isPrimary && event.button === 0 && !event.shiftKey ? dayOf(event.target) : undefined;
    if (from === undefined) return;
    const isMouse = event.pointerType === 'mouse';
    const started = { from, last: from, x: event.clientX, y: event.clientY, isOn: isMouse };
    drag = started;
    if (isMouse) return;
    hold = setTimeout(() => {
      started.isOn = true;
      onRange({ start: from, end: from });
    }, holdMs);
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    if (!drag.isOn) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > restPx) end();
      return;
    }
    const day = dayOf(document.elementFromPoint(event.clientX, event.clientY));
    if (day === undefined || day === drag.last) return;
    drag.last = day;
    onRange(daysBetweenEnds(drag.from, day));
  };
  box.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', end, { signal });
  const holdScroll = (event: TouchEvent): void => {
    if (drag?.isOn) event.preventDefault();
  };
  box.addEventListener('touchmove', holdScroll, { signal, passive: false });
  return () => {
    clearTimeout(hold);
    stop.abort();
  };
}

function skipNextClick(box: HTMLElement): void {
  const stop = new AbortController();
  const skip = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  box.addEventListener('click', skip, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}

/** The day that an element is in, if any. */
export function dayOf(target: EventTarget | null): CalendarDate | undefined {
  const day = target instanceof Element ? target.closest('[data-day]')?.getAttribute('data-day') : undefined;
  return day ? calendarDate(day) : undefined;
}
