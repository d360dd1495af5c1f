import { readFileSync } from 'node:fs';

/** A question, what its reply must contain, and what it must not. */
export interface Question {
  readonly question: string;
  readonly says: readonly string[];
  readonly neverSays: readonly string[];
}

const table = new URL('../../src/chat/questions.md', import.meta.url);

/** The rows of the table beside the assistant. */
export const questions: readonly Question[] = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[2] !== '')
  .map(([, question = '', says = '', neverSays = '']) => ({
    question,
    says: phrases(says),
    neverSays: phrases(neverSays),
  }));

function phrases(cell: string): string[] {
  return cell
    .split('·')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
