/** Proofs run short with every test run and at full length with `npm run prove:…` (vitest's mode `proof`). */
export function proofLength<T>({ short, long }: { short: T; long: T }): T {
  return process.env['PROOF'] === 'long' ? long : short;
}
