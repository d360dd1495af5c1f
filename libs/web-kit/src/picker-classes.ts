import base from './picker.module.css';

/** The classes of the date picker's parts: the common ones, with those of the CSS module that adds a front's looks. */
export function pickerClasses(styles: Readonly<Record<string, string>>): Record<PickerPart, string> {
  const className = (name: string): string => [base[name], styles[name]].filter(Boolean).join(' ');
  return {
    root: className('root'),
    months: className('months'),
    month: className('month'),
    month_caption: className('caption'),
    nav: className('nav'),
    button_previous: className('turn'),
    button_next: className('turn'),
    chevron: className('chevron'),
    month_grid: className('grid'),
    weekday: className('weekday'),
    day: className('day'),
    day_button: className('dayButton'),
    today: className('today'),
  };
}

type PickerPart =
  | 'root'
  | 'months'
  | 'month'
  | 'month_caption'
  | 'nav'
  | 'button_previous'
  | 'button_next'
  | 'chevron'
  | 'month_grid'
  | 'weekday'
  | 'day'
  | 'day_button'
  | 'today';
