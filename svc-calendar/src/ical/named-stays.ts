import { createHash } from 'node:crypto';
import type { FeedStay, StayKind } from '../external-stays/feed-stay.rules.ts';
import { mendedLine } from '@getaway/kernel/plain-text';
import { stayKindOf } from '../external-stays/stay-kind.rules.ts';
import type { StayEnds } from './stay-ends.ts';

const longestSummary = 200;
const longestUid = 200;

/** A stay as parsed, before it has an id. */
export interface UnnamedStay {
  readonly uid: string | undefined;
  readonly isRepeated: boolean;
  readonly ends: StayEnds;
  readonly summary: unknown;
  /** Its event may take more nights than these. */
  readonly isPartial: boolean;
}

/** Gives every stay a unique id within the feed, and merges exact duplicates. */
export class NamedStays {
  readonly #byId = new Map<string, FeedStay>();

  get count(): number {
    return this.#byId.size;
  }

  all(): FeedStay[] {
    return [...this.#byId.values()].sort(
      (a, b) => Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate),
    );
  }

  /** Classifies a stay. */
  add({ uid, isRepeated, ends, summary: told, isPartial }: UnnamedStay): StayKind {
    const summary = textOf(told);
    const kind = stayKindOf(summary);
    const { startDate, endDate } = ends;
    const plain = uid === undefined ? `no UID: ${kind} ${startDate} ${endDate}` : bounded(uid);
    const candidates = [
      ...(isRepeated ? [] : [plain]),
      `${plain} ${startDate}`,
      `${plain} ${startDate} ${endDate}`,
    ];
    for (const externalId of candidates) {
      const same = this.#byId.get(externalId);
      if (same && (same.startDate !== startDate || same.endDate !== endDate)) continue;
      const stay = { ...ends, externalId, kind, summary, ...(isPartial ? { isPartial } : {}) };
      if (!same) this.#byId.set(externalId, stay);
      return kind;
    }
    return kind;
  }
}

function bounded(uid: string): string {
  const clean = uid.replace(/[\p{Cc}\s]+/gu, ' ');
  return clean.length <= longestUid ? clean : createHash('sha256').update(clean).digest('base64url');
}

/** Texts with parameters are parsed as `{ val, params }`. */
function textOf(value: unknown): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'val') : value;
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const line = mendedLine(String(text));
  return line === '' ? null : [...line].slice(0, longestSummary).join('');
}
