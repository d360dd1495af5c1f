import { isDeepStrictEqual } from 'node:util';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { parsePublished } from '@getaway/property';
import { record } from '@getaway/property/file-values';

type Content = Readonly<Record<string, unknown>>;

/**
 * The house with today as the day on which its legal pages were updated, if they say something else than before. A day
 * that the host has chosen stays.
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
  // A house as long as it may be has no room for the day.
  return parsePublished(dated).ok ? dated : content;
}

/** What the privacy policy and the terms say of a house; undefined for one that this release cannot read. */
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
