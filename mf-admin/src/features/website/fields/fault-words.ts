import type { FieldError } from '@getaway/contracts/problems';
import { pathOf, valueAt, type Content } from '../content/content.ts';
import type { Field, NumberField } from './field.ts';
import { placeOf } from './find-field.ts';
import { labelOf } from './labels.ts';

/** The server's messages about an empty field. Browsers send a half-typed time as empty, so its message counts too. */
const isEmpty = /^(?:Missing|[A-Z][\w ]* is required|Enter a time as HH:MM)$/;

/** The server's messages about a number, and what they say beyond its range. */
const aboutNumber =
  /^(?:[A-Z]\w* )?must be a (?:whole )?(?:number|percentage)(?: of \w+)? from -?\d+ to \d+(.*)$/i;

/** The server's faults, with the editor's label. For an empty field, the message says what to enter. */
export function faultsInWords(faults: readonly FieldError[], content: Content): FieldError[] {
  return faults.map((fault) => {
    const field = placeOf(pathOf(fault.path))?.steps.at(-1)?.field;
    if (!field) return fault;
    const label = labelOf(field, content);
    const inNumber = aboutNumber.exec(fault.message);
    if (field.kind === 'number' && inNumber) {
      const hint = commaWords(field, valueAt(content, pathOf(fault.path)));
      return { ...fault, message: `${numberWords(field)}${inNumber[1] ?? ''}.${hint}` };
    }
    if (isEmpty.test(fault.message)) return { ...fault, message: whatToDo(field, label) };
    return fault.message.startsWith(`${field.label} `)
      ? { ...fault, message: label + fault.message.slice(field.label.length) }
      : fault;
  });
}

function whatToDo(field: Field, label: string): string {
  switch (field.kind) {
    case 'text':
      return `Enter ${field.asked ?? theLabel(label)}.`;
    case 'time':
      return 'Enter a time, like 4:00 PM.';
    case 'date':
      return `Enter ${theLabel(field.label)} as a date.`;
    case 'number':
      return `${numberWords(field)}.`;
    case 'list':
      return `Add ${oneOf(field.entry)}.`;
    default:
      return `Choose ${theLabel(field.label)}.`;
  }
}

function numberWords({ isWhole, isHours, min, max }: NumberField): string {
  // In hours as well: not every range has whole weeks in it.
  if (isHours) return `Enter hours from ${min} to ${max}, or days such as ${max < 14 * 24 ? 2 : 14} days`;
  return `Enter a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
}

/** Much of the world writes 1,5. */
function commaWords({ isWhole }: NumberField, typed: unknown): string {
  if (typeof typed !== 'string' || !/^\s*-?\d+,\d+\s*$/.test(typed)) return '';
  return isWhole ? ' Leave out the comma.' : ` Use a point, such as ${typed.trim().replace(',', '.')}.`;
}

/** Turns 'Name of the house' into 'the name of the house', but 'Your handle' into 'your handle'. */
function theLabel(label: string): string {
  const lower = startsAcronym(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return /^(?:your|who|what|when|where) /.test(lower) ? lower : `the ${lower}`;
}

function startsAcronym(label: string): boolean {
  return /^(?:[A-Z]{2}|WiFi)/.test(label);
}

function oneOf(entry: string): string {
  return `${/^[aeiou]/i.test(entry) ? 'an' : 'a'} ${entry.toLowerCase()}`;
}
