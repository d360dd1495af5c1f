import styles from './stay-calendar.module.css';

const className = (name: string): string => styles[name] ?? '';

/** What a day looks like, by what it is. */
export const dayClasses = {
  start: className('start'),
  end: className('end'),
  between: className('between'),
  preview: className('preview'),
  booked: className('booked'),
  checkoutOnly: className('checkoutOnly'),
  refused: className('refused'),
};

/** The calendar component's parts in the house's looks. */
export const partClasses = {
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
