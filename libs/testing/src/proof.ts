import { appendFileSync } from 'node:fs';

/**
 * Proofs run short with every test run and at full length with `npm run prove` (vitest's mode `proof`), which
 * also accepts the short form.
 */
export function proofLength<T>({ short, long }: { short: T; long: T }): T {
  return (process.env['PROOF_LENGTH'] ?? process.env['PROOF']) === 'long' ? long : short;
}

/**
 * The seed of a proof's random numbers: `SEED=…` repeats a run. The short form always uses the same one, so
 * that a change passes or fails independently of chance.
 */
export function proofSeed(): number {
  const given = process.env['SEED'];
  if (given !== undefined && given !== '') return Number(given);
  return proofLength({ short: 20_261_121, long: Date.now() % 2 ** 31 });
}

export interface ProofFacts {
  readonly proof: string;
  /** Undefined for a proof without random numbers: it tries all cases, or measures time. */
  readonly seed?: number;
  readonly size: string;
  /** The result of the same test on a deliberately wrong implementation. */
  readonly control: string;
}

/** Prints the result of a proof and, if `PROOF_REPORT` names a file, writes it there for `npm run prove`. */
export function tellProof(facts: ProofFacts): void {
  const seed = facts.seed === undefined ? '' : `, SEED=${facts.seed}`;
  console.info(`${facts.proof}: ${facts.size}${seed}; control: ${facts.control}`);
  const report = process.env['PROOF_REPORT'];
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(facts)}\n`);
}
