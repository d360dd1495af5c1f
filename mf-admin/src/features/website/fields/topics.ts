import { inWords } from '../../../format/in-words.ts';

/** The topics of the guide that hosts are offered: each has an icon. */
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

/** What a topic is called. */
export function topicName(topic: string): string {
  return named[topic] ?? inWords(topic);
}

/** The property file allows 40 characters; a number may follow. */
const longest = 36;

/** A topic of the host's own for a section, made of its title, and unlike the others. */
export function ownTopic(title: string, others: readonly string[]): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const base = words.join('-').slice(0, longest).replace(/-$/, '') || 'section';
  const taken = new Set<string>([...others, ...knownTopics]);
  const candidates = [base, ...Array.from(taken, (_, at) => `${base}-${at + 2}`)];
  return candidates.find((topic) => !taken.has(topic)) ?? base;
}
