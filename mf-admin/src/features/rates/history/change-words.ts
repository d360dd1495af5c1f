import type { RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import { contentWords, periodDates, periodDifferences, periodName } from '../periods/period-words.ts';
import {
  earlyBirdSentence,
  gapSentence,
  lastMinuteSentence,
  longStaySentence,
} from '../stay-discounts/discount-words.ts';

type PeriodPair = RateChangeOnWire['periods'][number];

const verbs: Readonly<Record<Exclude<RateChangeOnWire['action'], 'undone'>, string>> = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  copied: 'Copied',
  imported: 'Imported',
};

/** 'Changed Summer', 'Copied 12 seasons, overrides, and holidays', 'Undid: removed Summer'. */
export function changeTitle(change: RateChangeOnWire): string {
  const subject = subjectOf(change);
  return change.action === 'undone' ? undoneTitle(change, subject) : `${verbs[change.action]} ${subject}`;
}

/** What an undo came to: what it brought back is there now, and what it removed is not. */
function undoneTitle({ periods }: RateChangeOnWire, subject: string): string {
  if (periods.length > 0 && periods.every(({ before }) => before === null))
    return `Undid: brought back ${subject}`;
  if (periods.length > 0 && periods.every(({ after }) => after === null)) return `Undid: removed ${subject}`;
  return `Undid the change to ${subject}`;
}

function subjectOf({ rules, discounts, periods: [pair], periodCount }: RateChangeOnWire): string {
  if (rules) return 'the rules for all stays';
  if (discounts) return 'the discounts and gaps';
  const only = pair && (pair.after ?? pair.before);
  return periodCount === 1 && only ? periodName(only) : `${periodCount} seasons, overrides, and holidays`;
}

/** What was different, one line for each thing: '$300.00 a night → $320.00 a night'. */
export function changeLines(change: RateChangeOnWire): string[] {
  const { action, rules, discounts, periods, periodCount } = change;
  if (rules)
    return differences(ruleFields.map(({ name, label }) => [label, rules.before[name], rules.after[name]]));
  if (discounts) {
    const said = sentences.map(
      (sentence) => [sentence(discounts.before), sentence(discounts.after)] as const,
    );
    const changed = said
      .filter(([before, after]) => before !== after)
      .map(([one, other]) => `${one} → ${other}`);
    return changed.length > 0 ? changed : [silentWords(discounts)];
  }
  const [only] = periods;
  // A copy or an import of one says in its title only how it came about.
  if (periodCount === 1 && only && action !== 'copied' && action !== 'imported') return pairWords(only);
  const lines = periods.map(
    (pair) =>
      `${pairVerb(pair)} ${periodName(pair.after ?? pair.before ?? noName)}: ${pairWords(pair).join(', ')}`,
  );
  const more = periodCount - periods.length;
  return more > 0 ? [...lines, `And ${more} more`] : lines;
}

const noName = { kind: 'override', name: null } as const;

const ruleFields = [
  { name: 'minimumNights', label: 'Minimum nights' },
  { name: 'maximumNights', label: 'Maximum nights' },
  { name: 'leadHours', label: 'Lead time in hours' },
  { name: 'windowDays', label: 'Booking window in days' },
  { name: 'nightsBetween', label: 'Nights kept free between stays' },
] as const;

const sentences = [gapSentence, longStaySentence, lastMinuteSentence, earlyBirdSentence];

const addingUp = ['gapAddsUp', 'longStayAddsUp', 'lastMinuteAddsUp', 'earlyBirdAddsUp'] as const;

/** A change of discounts that no sentence tells. */
function silentWords({ before, after }: NonNullable<RateChangeOnWire['discounts']>): string {
  return addingUp.some((name) => before[name] !== after[name])
    ? 'Which discounts add up'
    : 'Numbers of discounts that are off';
}

function pairVerb({ before, after }: PeriodPair): string {
  if (!before) return 'Added';
  return after ? 'Changed' : 'Removed';
}

function pairWords({ before, after }: PeriodPair): string[] {
  if (!before || !after) {
    const period = before ?? after;
    return period ? [`${periodDates(period)}, ${contentWords(period)}`] : [];
  }
  return periodDifferences(before, after);
}

function differences(fields: readonly (readonly [label: string, before: number, after: number])[]): string[] {
  return fields
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => `${label}: ${before} → ${after}`);
}
