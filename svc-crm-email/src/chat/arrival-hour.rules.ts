import { usualLatestCheckIn } from '@getaway/kernel/usual-latest-check-in';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { lateArrivals } from './entry-answers.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import { pattern } from './pattern.rules.ts';
import { contactLink, reply, type Reply } from './reply.rules.ts';

const coming = String.raw`\b(?:check(?:ing)?[- ]?in|arriv(?:e|es|ing|al)|come|get(?:ting)? there|be there|show up)\b`;
const clock = String.raw`(?:0?[1-9]|1[0-2])(?::[0-5]\d)?`;
const part = String.raw`(?:in the (?:morning|afternoon|evening)|at night|tonight)`;
const hour = String.raw`\b(?:${clock} ?[ap]\.?m\b|${clock} (?:o'clock )?${part}|(?:1[3-9]|2[0-3]|00?):[0-5]\d\b|noon\b|midnight\b)`;
const anHour = pattern(hour, 'i');

/** 'Can we check in at 10 pm?' and 'Is 10 pm too late to arrive?' */
export const asksForArrivalHour = pattern(`${coming}[^.?!]*?${hour}|${hour}[^.?!]*?${coming}`, 'i');
/** 'What time', and 'Do we have to arrive before 10 pm', want another answer than yes or no. */
export const wantsNoYesOrNo =
  /\b(?:what time|when|how (?:late|early)|have to|must|need to|check(?:ing)?[- ]?out)\b/i;

/** Guests who ask for two in the morning come late, not early. */
const smallHours = '05:00';

/**
 * Whether guests can check in at the hour that a question names. `early` is that hour where check-in begins later; whether the
 * house sells an earlier one is another question.
 */
export function arrivalAt(question: string, facts: HouseFacts): Reply | { early: string } {
  const time = hourIn(question);
  const isLate = time < smallHours;
  if (time < facts.checkInTime && !isLate) return { early: formatTimeOfDay(time) };
  if (closesEarly(facts) && (isLate || time > facts.latestCheckIn))
    return reply(`Not at ${formatTimeOfDay(time)}, sorry. ${tooLate(facts)}`, contactLink);
  const partly = `Check-in is ${facts.checkIn}. ${lateArrivals[facts.entryWay]}`;
  return { ...reply(`Yes. ${partly}`), partly };
}

/** Whether guests can come late, for those who name no hour. */
export function lateArrival(facts: HouseFacts): Reply {
  if (closesEarly(facts)) return reply(tooLate(facts), contactLink);
  return reply(
    `${facts.checkInNote}. ${lateArrivals[facts.entryWay]} If you run into trouble, call ${facts.phone}.`,
  );
}

function closesEarly({ checkInTime, latestCheckIn, isCheckInFlexible }: HouseFacts): boolean {
  return !isCheckInFlexible && latestCheckIn < usualLatestCheckIn && latestCheckIn > checkInTime;
}

function tooLate({ checkIn, phone }: HouseFacts): string {
  return `Check-in is ${checkIn}. If you can't make it by then, call ${phone} or use the contact form, and we'll see what we can do.`;
}

/** HH:MM. 'At noon' and 'at midnight' are hours, too. */
function hourIn(question: string): string {
  const named = anHour.exec(question)?.[0].toLowerCase() ?? '';
  if (named === 'noon') return '12:00';
  const [, hours, minutes = '00', rest = ''] = /(\d{1,2})(?::(\d\d))? ?(.*)/.exec(named) ?? [];
  if (hours === undefined) return '00:00';
  const isMorning = /^a|morning/.test(rest);
  const whole = rest === '' ? Number(hours) : (Number(hours) % 12) + (isMorning ? 0 : 12);
  return `${String(whole).padStart(2, '0')}:${minutes}`;
}
