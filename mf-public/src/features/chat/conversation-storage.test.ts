import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { ChatMessage } from './conversation.ts';
import { loadConversation, saveConversation } from './conversation-storage.ts';

function storageWith(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const asked: ChatMessage = { type: 'user', text: 'Is Friday free?' };
const answered: ChatMessage = {
  type: 'bot',
  text: 'It is.',
  links: [{ label: 'Book it', href: '/booking?checkIn=2026-12-04&checkOut=2026-12-05' }],
  calendar: { shows: 'stay', checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-05') },
};

describe('the conversation of a tab', () => {
  it('is there again after a reload', () => {
    const storage = storageWith();
    saveConversation(storage, [asked, answered]);
    expect(loadConversation(storage)).toEqual([asked, answered]);
  });

  it.each(['no json', '{}', '[{"type":"stranger","text":"x"}]'])(
    'starts a new conversation after %s',
    (stored) => {
      expect(loadConversation(storageWith({ conversation: stored }))).toEqual([]);
    },
  );

  it('never keeps a link that leads off the site', () => {
    const foreign = [{ ...answered, links: [{ label: 'x', href: 'https://evil.example' }] }];
    expect(loadConversation(storageWith({ conversation: JSON.stringify(foreign) }))).toEqual([]);
  });

  it('keeps its last 60 bubbles', () => {
    const storage = storageWith();
    saveConversation(
      storage,
      Array.from({ length: 70 }, (_, index) => ({ type: 'user', text: `${index}` })),
    );
    expect(loadConversation(storage)).toHaveLength(60);
    expect(loadConversation(storage)[0]?.text).toBe('10');
  });

  it('does without a storage that refuses', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => saveConversation(full, [asked])).not.toThrow();
  });
});
