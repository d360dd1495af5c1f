import { pickerClasses } from '@getaway/web-kit/picker-classes';
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
  ruled: className('ruled'),
};

/** The calendar component's parts in the house's looks. */
export const partClasses = pickerClasses(styles);
