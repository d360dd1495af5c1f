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

/** Measures all in five rounds, in alternating order, so that other load affects each of them. */
export async function inTurns<Name extends string, Measured>(
  measure: Readonly<Record<Name, () => Promise<Measured>>>,
): Promise<Record<Name, Measured>[]> {
  const names = Object.keys(measure) as Name[];
  const rounds: Record<Name, Measured>[] = [];
  for (let number = 0; number < benchRounds; number += 1) {
    const round = {} as Record<Name, Measured>;
    for (const name of number % 2 === 0 ? names.toReversed() : names) round[name] = await measure[name]();
    rounds.push(round);
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
