import { appendFileSync } from 'node:fs';

/** The measurements of one round, ours and the control's. */
interface Round {
  readonly ours: number;
  readonly control: number;
}

interface Bench {
  readonly bench: string;
  /** The same work without any code of ours. */
  readonly control: string;
  readonly unit: string;
}

export const benchRounds = 5;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Measures both in five rounds, in alternating order, so that other load affects both. */
export async function inTurns(measure: Record<keyof Round, () => Promise<number>>): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let number = 0; number < benchRounds; number += 1) {
    const first = number % 2 === 0 ? await measure.control() : undefined;
    const ours = await measure.ours();
    rounds.push({ ours, control: first ?? (await measure.control()) });
  }
  return rounds;
}

/**
 * Prints a result and, if `BENCH_REPORT` names a file, writes it there for `npm run bench`. Returns the
 * median of the rounds' ratios of ours to the control.
 */
export function tellBench(bench: Bench, rounds: readonly Round[]): number {
  const ratio = median(rounds.map(({ ours, control }) => ours / control));
  const facts = {
    ...bench,
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ control }) => control)),
    ratio,
    rounds: rounds.length,
  };
  console.info(facts);
  const report = process.env['BENCH_REPORT'];
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(facts)}\n`);
  return ratio;
}
