import { createInterface } from 'node:readline/promises';

/** Whether somebody said yes, at the terminal or with `--yes` among the words; where nobody can be asked, no. */
export async function isConfirmed(question: string, words: readonly string[]): Promise<boolean> {
  if (words.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    process.stderr.write('There’s no terminal to confirm in. Pass --yes to overwrite all current data.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
