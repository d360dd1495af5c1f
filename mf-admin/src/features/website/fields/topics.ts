import { inWords } from '../../../format/in-words.ts';

/** The topics of the guide that hosts can choose from. Each has an icon. */
export const knownTopics = [
  'check-in',
  'parking',
  'wifi',
  'heating',
  'house-rules',
  'nearby',
  'emergency',
  'check-out',
] as const;

const named: Readonly<Record<string, string>> = {
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  wifi: 'WiFi',
};

/** The name of a topic for hosts. */
export function topicName(topic: string): string {
  return named[topic] ?? inWords(topic);
}

/** The property file allows 40 characters. This leaves room for a number. */
const longest = 36;

/** A unique custom topic for a section, made from its title. */
export function ownTopic(title: string, others: readonly string[]): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const base = words.join('-').slice(0, longest).replace(/-$/, '') || 'section';
  const taken = new Set<string>([...others, ...knownTopics]);
  const candidates = [base, ...Array.from(taken, (_, at) => `${base}-${at + 2}`)];
  return candidates.find((topic) => !taken.has(topic)) ?? base;
}
