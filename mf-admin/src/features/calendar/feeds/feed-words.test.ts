import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import {
  closuresInWords,
  feedTrouble,
  missingInWords,
  oversizedInWords,
  resultInWords,
  shownUrl,
  syncStatus,
  syncToast,
  unreadInWords,
} from './feed-words.ts';

const unusual = { quarantined: 0, unread: 0, oversized: 0, longClosures: 0 };
const result = { feedId: 'f', name: 'Main', ok: true, added: 0, changed: 0, removed: 0, ...unusual };

const closure = { from: calendarDate('2026-12-01'), to: calendarDate('2027-09-27'), nights: 300 };

describe('a feed in words', () => {
  it.each([
    ['failing', 0, 'Failing'],
    ['suspicious', 0, 'Check'],
    ['ok', 2, 'Check'],
    ['ok', 0, undefined],
    ['new', 0, undefined],
    ['inactive', 2, undefined],
  ] as const)('of health %s with %i unreadable events needs %s', (health, unreadEvents, word) => {
    expect(feedTrouble({ health, unreadEvents })?.word).toBe(word);
  });

  it('cuts addresses longer than 60 characters', () => {
    const sixty = `https://a.example/${'x'.repeat(42)}`;
    expect(shownUrl(sixty)).toBe(sixty);
    expect(shownUrl(`${sixty}yz`)).toBe(`${sixty}…`);
  });

  it('describes its last sync', () => {
    expect(syncStatus({ lastSyncSuccess: true, syncErrors: null })).toBe('Last sync successful');
    expect(syncStatus({ lastSyncSuccess: false, syncErrors: 'It answered 404' })).toBe(
      'Sync failed: It answered 404',
    );
    expect(syncStatus({ lastSyncSuccess: false, syncErrors: null })).toBe('Sync failed');
    expect(syncStatus({ lastSyncSuccess: null, syncErrors: null })).toBe('Not synced yet');
  });

  it('summarizes the results of a sync', () => {
    expect(resultInWords({ ...result, added: 2, removed: 1 })).toBe('2 added, 1 removed');
    expect(resultInWords(result)).toBe('nothing new');
    expect(resultInWords({ ...result, ok: false, error: 'It answered 404' })).toBe('failed: It answered 404');
  });

  it('counts the events that could not be read and says what to do', () => {
    expect(unreadInWords({ events: 41, unreadEvents: 2, platform: 'airbnb' })).toBe(
      '2 of 41 events couldn’t be read. Their nights may look available here: compare the dates with Airbnb, then correct them there or block them here.',
    );
    expect(unreadInWords({ events: 3, unreadEvents: 1, platform: 'other' })).toMatch(
      '1 of 3 events couldn’t be read. Its nights may look available here: compare the dates with the other calendar',
    );
    expect(resultInWords({ ...result, added: 3, unread: 2 })).toBe('3 added, 2 unreadable');
    expect(resultInWords({ ...result, added: 1, oversized: 1 })).toBe('1 added, 1 far too long');
  });

  it('names the events that last too long and says what to do', () => {
    expect(oversizedInWords({ oversizedEvents: 1, longClosures: [], platform: 'vrbo' })).toBe(
      'Suspicious: 1 event is longer than any possible stay. All dates it covers are blocked here: check it in Vrbo.',
    );
    expect(oversizedInWords({ oversizedEvents: 1, longClosures: [closure], platform: 'vrbo' })).toBeNull();
    expect(oversizedInWords({ oversizedEvents: 3, longClosures: [closure], platform: 'other' })).toBe(
      'Suspicious: 2 events are longer than any possible stay. All dates they cover are blocked here: check them in the other calendar.',
    );
  });

  it('says what one event closes, in words that fit a winter closure too', () => {
    expect(closuresInWords({ longClosures: [], platform: 'airbnb' })).toBeNull();
    expect(closuresInWords({ longClosures: [closure], platform: 'airbnb' })).toBe(
      '1 event closes 300 nights, Dec 1, 2026 to Sep 27, 2027. If that isn’t right, correct it in Airbnb.',
    );
    const five = Array.from({ length: 5 }, () => closure);
    expect(closuresInWords({ longClosures: five, platform: 'other' })).toMatch(
      /^5 events close 300 nights, .*; 2 more\. If that isn’t right, correct them in the other calendar\.$/,
    );
    expect(resultInWords({ ...result, added: 1, oversized: 1, longClosures: 1 })).toBe(
      '1 added, 1 long closure',
    );
    expect(resultInWords({ ...result, oversized: 3, longClosures: 2 })).toBe(
      '1 far too long, 2 long closures',
    );
  });

  it('says how long the nights of missing stays stay blocked', () => {
    expect(missingInWords({ suspiciousStays: 1, unreadEvents: 0 })).toMatch(
      'stay blocked until a second sync confirms they’re gone, or you confirm it.',
    );
    expect(missingInWords({ suspiciousStays: 2, unreadEvents: 1 })).toMatch(
      'stay blocked until a sync that can read every event confirms they’re gone, or you confirm it.',
    );
  });

  it('is neither successful nor failed while a feed is still syncing', () => {
    const pending = { ...result, ok: false, isPending: true, error: 'This calendar is still syncing.' };
    expect(resultInWords(pending)).toBe('still syncing');
    expect(syncToast({ results: [result, pending] })).toEqual({
      title: 'Calendar sync still running',
      description: 'Main: still syncing. The feed list will show the result.',
    });
    expect(syncToast({ results: [pending, { ...result, ok: false }] }).title).toBe('Calendar sync failed');
  });

  it('fails when one of several feeds failed', () => {
    expect(syncToast({ results: [result] }).title).toBe('Calendar sync completed successfully');
    expect(syncToast({ results: [result, { ...result, ok: false }] })).toEqual({
      title: 'Calendar sync failed',
      description: 'Main: Unknown error occurred',
      variant: 'destructive',
    });
  });
});
