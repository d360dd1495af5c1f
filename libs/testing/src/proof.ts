import { appendFileSync } from 'node:fs';

/**
 * Proofs run short with every test run and at full length with `npm run prove` (vitest's mode `proof`), which may ask
 * for the short form too.
 */
export function proofLength<T>({ short, long }: { short: T; long: T }): T {
  return (process.env['PROOF_LENGTH'] ?? process.env['PROOF']) === 'long' ? long : short;
}

/**
 * What a proof's chance begins with: `SEED=…` repeats a run. Short, it is always the same: what decides whether a change
 * lands must not depend on the day.
 */
export function proofSeed(): number {
  const given = process.env['SEED'];
  if (given !== undefined && given !== '') return Number(given);
  return proofLength({ short: 20_261_121, long: Date.now() % 2 ** 31 });
}

export interface ProofFacts {
  readonly proof: string;
  /** Undefined where there is no chance in it: all cases are tried, or time is measured. */
  readonly seed?: number;
  readonly size: string;
  /** What the same harness saw where the fault was made on purpose. */
  readonly control: string;
}

/** Says what a proof was, to its reader and, where `PROOF_REPORT` names a file, to `npm run prove`. */
export function tellProof(facts: ProofFacts): void {
  const seed = facts.seed === undefined ? '' : `, SEED=${facts.seed}`;
  console.info(`${facts.proof}: ${facts.size}${seed}; control: ${facts.control}`);
  const report = process.env['PROOF_REPORT'];
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(facts)}\n`);
}
