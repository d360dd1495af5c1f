import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const file = path.join(import.meta.dirname, '../../property/property.json');
const fileSchema = v.object({
  guide: v.record(v.string(), v.unknown()),
  answers: v.record(v.string(), v.string()),
});
const wifiSchema = v.object({ network: v.string(), password: v.string() });

/** Shorter texts, such as 'House rules', may also be on public pages. */
const telling = 24;

/** The words of the bundled house's guide that no stranger may read: its WiFi password, and parts of its sentences. */
export function guidePhrases(): string[] {
  const { guide, answers } = v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8')));
  // What the host answers to everybody, the guide may repeat.
  const forEverybody = Object.values(answers).join('\n');
  return phrasesIn(guide).filter((phrase) => !forEverybody.includes(phrase));
}

function phrasesIn(value: unknown): string[] {
  // Facts are filled into the gaps.
  if (typeof value === 'string') return value.split(/\{\w+\}/).filter(({ length }) => length >= telling);
  if (v.is(wifiSchema, value)) return [value.password];
  return v.is(v.looseObject({}), value) || Array.isArray(value)
    ? Object.values(value).flatMap(phrasesIn)
    : [];
}
