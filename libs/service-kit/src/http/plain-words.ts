import type * as v from 'valibot';

/** valibot's message when a schema has none of its own. */
const validatorWords = /^Invalid [\w\s]+: (?:Expected|Received) /;

/**
 * The plain-English error for a field. A schema's own message is kept. `path` is the field, such as
 * `bookingData.checkInDate`.
 */
export function inPlainWords(issue: v.BaseIssue<unknown>, path: string): string {
  if (!validatorWords.test(issue.message)) return issue.message;
  if (issue.received === 'undefined') return `${nameOf(path)} is required`;
  return `${nameOf(path)} ${ruleOf(issue)}`;
}

function ruleOf({ type, expected, requirement }: v.BaseIssue<unknown>): string {
  switch (type) {
    case 'string':
      return 'must be text';
    case 'number':
      return 'must be a number';
    case 'integer':
      return 'must be a whole number';
    case 'boolean':
      return 'must be true or false';
    case 'array':
      return 'must be a list';
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return 'must be an object';
    case 'picklist':
    case 'literal':
    case 'union':
    case 'variant':
      return expected?.includes('"')
        ? `must be one of ${listed(expected)}`
        : 'has a value that isn’t allowed';
    case 'min_value':
      return `must be at least ${String(requirement)}`;
    case 'max_value':
      return `must be at most ${String(requirement)}`;
    case 'min_length':
      return `must have at least ${String(requirement)} entries or characters`;
    case 'max_length':
      return `must have at most ${String(requirement)} entries or characters`;
    default:
      return 'has a value that isn’t allowed';
  }
}

/** `("a" | "b")` to a, b. */
function listed(expected: string): string {
  return expected.replace(/[()"]/g, '').split(' | ').join(', ');
}

/** bookingData.checkInDate to Check in date. */
function nameOf(path: string): string {
  const [field = ''] = path
    .split('.')
    .filter((part) => Number.isNaN(Number(part)))
    .slice(-1);
  const words = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words === '' ? 'This value' : words.charAt(0).toUpperCase() + words.slice(1);
}
