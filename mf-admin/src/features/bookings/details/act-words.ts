import { inWords } from '../../../format/in-words.ts';

/** Acts in a booking's history whose names would not read well as they are. */
const acts: Readonly<Record<string, string>> = {
  disputed: 'Card payment disputed',
  'deadline-extended': 'Payment deadline extended',
  'marked-paid': 'Marked as paid',
  'paid-by-link': 'Paid online',
  'payment-overdue': 'Not paid in time',
  refunded: 'Refunded by card',
  released: 'Reservation canceled',
};

/** What happened to a booking: 'marked-paid' to 'Marked as paid'. */
export function actInWords(action: string): string {
  return acts[action] ?? inWords(action);
}

/** The card provider names itself like this in a booking's history. */
const cardProvider = 'card provider';

/** Who did it: ' by Ada', ' automatically'. The card provider reports what others did. */
export function actorInWords(actor: string | null): string {
  if (actor === null) return ' automatically';
  return actor === cardProvider ? ', reported by the card provider' : ` by ${actor}`;
}
