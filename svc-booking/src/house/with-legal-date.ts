import { isDeepStrictEqual } from 'node:util';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { parsePublished } from '@getaway/property';
import { record } from '@getaway/property/file-values';

type Content = Readonly<Record<string, unknown>>;

/**
 * Sets the date of the legal pages to today if their content has changed since the published house. Keeps a date that the
 * host has chosen.
 */
export function withLegalDate(
  content: Content,
  { published, now }: { readonly published: Content; readonly now: Date },
): Content {
  const [before, after] = [legalPagesOf(published), legalPagesOf(content)];
  if (!before || !after || before.lastUpdated !== after.lastUpdated) return content;
  if (isDeepStrictEqual(before.said, after.said)) return content;
  const lastUpdated = dateInZone(now, after.timeZone);
  const dated = { ...content, policies: { ...record(content['policies']), lastUpdated } };
  // If the house already has the maximum size, adding the date would make it too large.
  return parsePublished(dated).ok ? dated : content;
}

/** Whether the legal pages of two houses say the same, with the same date. False if this release cannot read one of them. */
export function haveSameLegalPages(one: Content, other: Content): boolean {
  const [a, b] = [legalPagesOf(one), legalPagesOf(other)];
  return a !== undefined && isDeepStrictEqual(a, b);
}

/** What the legal pages show of a house. Undefined if this release cannot read the house. */
function legalPagesOf(content: Content) {
  const outcome = parsePublished(content);
  if (!outcome.ok) return undefined;
  const { timeZone, sleeps, checkIn, checkOut, paymentHandles, policies, texts } = outcome.property;
  return {
    timeZone,
    lastUpdated: policies.lastUpdated,
    said: {
      ...{ sleeps, policies, texts: texts.legal },
      hours: [checkIn.time, checkOut.time],
      payments: paymentHandles.map(({ service }) => service),
    },
  };
}
