import * as v from 'valibot';
import { parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { isPlainLine, isPlainText, withoutInvisible } from '@getaway/kernel/plain-text';

/** Text as typed, without invisible characters, which a user could not find and remove. */
export const writtenText = (message: string) =>
  v.pipe(v.string(message), v.transform(withoutInvisible), v.trim());

const requiredText = (field: string, maxLength: number, written = writtenText) =>
  v.pipe(
    written(`${field} is required`),
    v.minLength(1, `${field} is required`),
    v.maxLength(maxLength, `${field} can have up to ${maxLength} characters`),
  );

/** One line of text, trimmed, with at least one visible character. Control characters are refused. */
export const lineOfText = (field: string, maxLength = 200) =>
  v.pipe(
    requiredText(field, maxLength),
    v.check(isPlainLine, `${field} contains characters that can’t be used`),
  );

/** Plain forms send two characters for a line break, which their field counts as one. */
const writtenLines = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => withoutInvisible(text.replaceAll(/\r\n?/g, '\n'))),
    v.trim(),
  );

/** The same for several lines, which may contain line breaks and tabs. A line break is one character. */
export const linesOfText = (field: string, maxLength = 5_000) =>
  v.pipe(
    requiredText(field, maxLength, writtenLines),
    v.check(isPlainText, `${field} contains characters that can’t be used`),
  );

/**
 * Spec page 1, section 5: letters, digits and ._%+- before the at sign, a dotted domain, a top level of two
 * letters. Addresses that mail servers refuse (RFC 5321) are refused as well: more than 64 characters before
 * the at sign, dots at either end or in a row, a label of the domain above 63 characters or with a hyphen at
 * either end.
 */
export const emailPattern =
  /^(?=.{1,64}@)[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const emailAddress = v.pipe(
  writtenText('Please enter a valid email address'),
  v.maxLength(254, 'Please enter a valid email address'),
  v.regex(emailPattern, 'Please enter a valid email address'),
);

/** A phone number may have any format (spec page 1, section 5). */
export const phoneNumber = lineOfText('Phone', 50);

/** Text that is an existing day, YYYY-MM-DD. */
export const existingDay = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const parsed = parseCalendarDate(dataset.value);
  if (!parsed.ok) addIssue({ message: parsed.reason });
});

/** An existing day, YYYY-MM-DD. */
export const calendarDateField = v.pipe(
  v.string('Invalid date string'),
  existingDay,
  v.transform((text) => text as CalendarDate),
);

/** A moment in an answer or an event, as ISO 8601. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** HH:MM, 00:00 to 23:59. */
export const timeOfDay = v.pipe(
  v.string('Enter a time as HH:MM'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM'),
);

/** Ids are text with no rule except a maximum length. */
export const idField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not an id'));

/** Refuses '1,25', which means 1.25 to some and 125 to others, and '1,250' with it. */
export const withoutComma = v.check<string, string>(
  (text) => !text.includes(','),
  'Use a point for cents, such as 1.25, and no commas',
);

const decimalText = v.pipe(
  v.string(),
  v.trim(),
  withoutComma,
  v.regex(/^\d{1,12}(?:\.\d{1,6})?$/, 'Enter a number of 0 or more'),
);

/** Dollars in an answer: decimal text with two places, such as "250.00" (domain page, Money). */
export const dollars = v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/, 'Must be an amount such as 250.00'));

const amountOfDollars = v.pipe(
  v.number('Enter an amount in dollars'),
  v.minValue(0, 'Must be 0 or more'),
  v.maxValue(99_999_999.99, 'Must be 99,999,999.99 or less'),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Use at most two decimals'),
);

const absent = v.pipe(
  v.nullable(v.string()),
  v.transform((): undefined => undefined),
);

/** An optional field: missing, null, and text of spaces only all mean missing (domain page, HTTP). */
export const optionalField = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.lazy((input): S | typeof absent => (isBlank(input) ? absent : schema)));

/** Null, and text without anything but spaces, which looks empty in a form. */
function isBlank(input: unknown): boolean {
  return input === null || (typeof input === 'string' && input.trim() === '');
}

/**
 * What staff saw of the fields that they change. If somebody else has changed one since, the change is refused; without
 * this, or without a field, it is saved in any case.
 */
export const valuesBefore = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.optional(v.partial(v.object(fields)));

const cleared = v.pipe(
  v.nullable(v.string()),
  v.transform((): null => null),
);

/** A field that a change may clear: missing is unchanged, null and '' clear it. */
export const clearableField = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.lazy((input): S | typeof cleared => (input === '' || input === null ? cleared : schema)));

const dollarsSent = v.pipe(
  v.union([v.number(), decimalText], 'Enter an amount in dollars'),
  v.transform(Number),
  amountOfDollars,
);

/** An amount in dollars from a client, a number or decimal text; parsed to text with two places. */
export const dollarsInput = v.pipe(
  dollarsSent,
  v.transform((amount) => amount.toFixed(2)),
);

const enterAmount = 'Enter an amount in dollars, such as 20.00';

/**
 * An amount of money that staff move, in dollars above 0: a number or its digits, without spaces around them or an exponent.
 */
export const movedAmount = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), withoutComma, v.regex(/^\d{1,12}(?:\.\d{1,6})?$/, enterAmount))],
    enterAmount,
  ),
  v.transform(Number),
  amountOfDollars,
  v.check((amount) => amount > 0, 'Must be more than 0'),
  v.transform((amount) => amount.toFixed(2)),
);

/** The total that a browser shows. It is compared with ours and not used otherwise. */
export const clientTotal = v.pipe(
  v.union([v.number(), decimalText], 'Enter an amount in dollars'),
  v.transform(Number),
);

/** A price that staff set. The maximum keeps every possible total within decimal(10,2). */
export const priceInput = v.pipe(
  dollarsSent,
  v.maxValue(100_000, 'Must be 100,000 or less'),
  v.transform((amount) => amount.toFixed(2)),
);

/** A fixed discount in dollars or a percentage, as a number. */
export const discountInput = v.pipe(
  dollarsSent,
  v.gtValue(0, 'Must be more than 0'),
  v.maxValue(100_000, 'Must be 100,000 or less'),
);

/** A share as a fraction of one with at most four decimals, a number or decimal text. */
export const fractionInput = v.pipe(
  v.union([v.number(), decimalText], 'Must be a fraction from 0 to 1'),
  v.transform(Number),
  v.minValue(0, 'Must be 0 or more'),
  v.maxValue(1, 'Must be 1 or less'),
  v.check((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6, 'Use at most four decimals'),
);

/** A moment as ISO 8601 with its offset, on a day that exists. */
export const instantInput = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/,
    'Must be a timestamp such as 2027-01-31T17:00:00Z',
  ),
  v.check(
    (text) => parseCalendarDate(text.slice(0, 10)).ok && !Number.isNaN(Date.parse(text)),
    'This date doesn’t exist',
  ),
  v.transform((text) => new Date(text)),
);
