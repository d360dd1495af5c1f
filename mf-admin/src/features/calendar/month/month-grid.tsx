import { useMemo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { fromPickerDate, toPickerDate } from '@getaway/web-kit/picker-dates';
import spoken from '@getaway/web-kit/spoken.module.css';
import { dayName } from './day-name.ts';
import { MonthDay } from './month-day.tsx';
import { arrangeMonth, MonthEventsContext } from './month-events.ts';
import styles from './month-grid.module.css';
import { firstOfMonth, viewOf } from './month-view.ts';
import type { ChosenDays } from './use-chosen-days.ts';
import { useRangeChoice } from '../../../day-range/use-range-choice.ts';

interface MonthGridProps {
  today: CalendarDate;
  days: ChosenDays;
  events: readonly CalendarEvent[];
}

/**
 * A month of whole weeks. Arrows, Home, End, Page Up and Page Down move about in it, Enter chooses, Shift with the arrows
 * chooses several days (the grid pattern of the ARIA Authoring Practices).
 */
export function MonthGrid({ today, days, events }: MonthGridProps): ReactNode {
  const { month, chosen, turnTo, press, choose, startBlocking } = days;
  const { box, onKeyDownCapture } = useRangeChoice(chosen, choose, () => startBlocking('drag'));
  const view = useMemo(() => viewOf(month), [month]);
  const arranged = useMemo(() => arrangeMonth(events, view), [events, view]);
  const isChosen = (day: CalendarDate) => chosen !== undefined && day >= chosen.start && day <= chosen.end;
  const nameDay = (date: Date, { today: isToday, selected }: Modifiers): string => {
    const day = fromPickerDate(date);
    return dayName(day, arranged.on(day), {
      today: isToday === true,
      chosen: selected === true,
    });
  };
  return (
    <MonthEventsContext value={arranged}>
      <div ref={box} onKeyDownCapture={onKeyDownCapture}>
        <DayPicker
          month={toPickerDate(month)}
          onMonthChange={(first) => turnTo(firstOfMonth(fromPickerDate(first)))}
          today={toPickerDate(today)}
          weekStartsOn={0}
          showOutsideDays
          hideNavigation
          components={{ DayButton: MonthDay }}
          modifiers={{
            selected: (date: Date) => isChosen(fromPickerDate(date)),
            past: (date: Date) => fromPickerDate(date) < today,
          }}
          modifiersClassNames={{ past: className('past'), selected: className('chosen') }}
          classNames={partClasses}
          style={{ '--weeks': (daysBetween(view.start, view.end) + 1) / 7 } as CSSProperties}
          formatters={{ formatWeekdayName: (date) => weekdayFormat.format(date) }}
          labels={{ labelDayButton: nameDay, labelGrid: (date) => monthFormat.format(date) }}
          onDayClick={(date, _modifiers, event: MouseEvent) => press(fromPickerDate(date), event.shiftKey)}
        />
      </div>
    </MonthEventsContext>
  );
}

const className = (name: string): string => styles[name] ?? '';
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const partClasses = {
  root: className('root'),
  // The panel has the heading; this one is read out when the month changes.
  month_caption: spoken['spoken'] ?? '',
  month_grid: className('grid'),
  weekday: className('weekday'),
  day: className('day'),
  day_button: className('button'),
  today: className('today'),
  outside: className('outside'),
};
