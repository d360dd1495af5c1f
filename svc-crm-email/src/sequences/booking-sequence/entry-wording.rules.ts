/** A text about getting in, for a house whose bookings have codes of their own and for one whose bookings have none. */
interface Wording {
  readonly withCodes: string;
  readonly withoutCodes: string;
}

/** Of the check-in guide: what it says of getting in, and nothing else. */
const wordings: readonly Wording[] = [
  { withCodes: 'Your entry code and directions to', withoutCodes: 'How to get in and directions to' },
  {
    withCodes:
      '{% if booking.entryCode %}Your entry code{% else %}We’ll call you with your entry code{% endif',
    withoutCodes: '{% if booking.entryInstructions %}How you get in{% endif',
  },
  {
    withCodes: '{% if booking.entryCode %}\nYour entry code: {{ booking.entryCode }}{% endif %}',
    withoutCodes:
      '{% if booking.entryInstructions %}\nHow you get in: {{ booking.entryInstructions }}{% endif %}',
  },
  {
    withCodes: 'Enter your code on the keypad. It works from check-in to check-out, as often as you like.',
    withoutCodes: 'Questions about getting in? Just reply to this email.',
  },
  {
    withCodes: '<span class="display">At the door</span>',
    withoutCodes: '<span class="display">Need a hand?</span>',
  },
  { withCodes: 'AT THE DOOR\n', withoutCodes: 'NEED A HAND?\n' },
  {
    // Of emails that were stored with it.
    withCodes: 'Enter your code on the keypad. It works from check-in to check-out, as often as you like.',
    withoutCodes: 'Running late, or can’t get in? Call us, and we’ll help.',
  },
];

/** A code is large, and a sentence is not. */
const sizes: readonly Wording[] = [
  { withCodes: 'font-size="40px"', withoutCodes: 'font-size="18px"' },
  { withCodes: 'line-height="50px"', withoutCodes: 'line-height="27px"' },
  { withCodes: 'letter-spacing="6px"', withoutCodes: 'letter-spacing="0px"' },
  {
    withCodes: 'font-family="ui-monospace, Menlo, Consolas, monospace"',
    withoutCodes: 'font-family="-apple-system, \'Segoe UI\', Roboto, Helvetica, Arial, sans-serif"',
  },
  { withCodes: '{{ booking.entryCode }}', withoutCodes: '{{ booking.entryInstructions }}' },
];

const largeCode = /<mj-text\b[^>]*>\{\{ booking\.entry(?:Code|Instructions) \}\}<\/mj-text/g;

/**
 * A text of the check-in guide as it fits the house. Staff may have edited it: what they wrote themselves stays, and what came
 * with the site follows the house, in both directions.
 */
export function inWording(text: string, hasCodes: boolean): string {
  const fitting = (inner: string, { withCodes, withoutCodes }: Wording): string =>
    hasCodes ? inner.replaceAll(withoutCodes, withCodes) : inner.replaceAll(withCodes, withoutCodes);
  return wordings.reduce(
    fitting,
    text.replaceAll(largeCode, (element) => sizes.reduce(fitting, element)),
  );
}
