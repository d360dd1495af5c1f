import { secondMs } from '@getaway/kernel/instant';

/**
 * Programs that fetch the contents of emails before, or instead of, a person: scanners, previewers, Apple's
 * mail privacy.
 */
const knownPrefetchers = [
  /bot\b|crawler|spider|scanner|prefetch|preview/i,
  /barracuda|mimecast|proofpoint|symantec|sophos|trendmicro|safelinks|messagelabs|ironport|fireeye/i,
  /facebookexternalhit|slackbot|whatsapp|telegram|skypeuripreview|python-requests|curl\/|wget|go-http-client|okhttp/i,
  /^mozilla\/5\.0$/i,
];

/** No person reads this fast (domain page, 'Opens and clicks'). */
const tooFastMs = 2 * secondMs;

/** Whether an open or a click probably comes from a program. */
export function isMachine(visit: { userAgent: string; sentAt: Date; at: Date }): boolean {
  const userAgent = visit.userAgent.trim();
  if (userAgent === '' || knownPrefetchers.some((known) => known.test(userAgent))) return true;
  return visit.at.getTime() - visit.sentAt.getTime() <= tooFastMs;
}

/** 1 of 3 is 33.3. 0 of 0 is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;
}

export type EngagementKind = 'open' | 'click';
