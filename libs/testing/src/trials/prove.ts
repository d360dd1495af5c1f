import path from 'node:path';
import * as v from 'valibot';
import { runScript } from './run-script.ts';
import { textTable } from './text-table.ts';
import { workspaceScripts } from './workspace-scripts.ts';

// `npm run prove [-- short] [-- names…]`: runs the proofs of all parts one after the other, at full length
// unless `short` is given. `SEED=…` repeats the random numbers of a run. A proof is any script of a part
// called `prove:…`.

const root = path.join(import.meta.dirname, '../../../..');
const factsSchema = v.object({
  proof: v.string(),
  seed: v.optional(v.number()),
  size: v.string(),
  control: v.string(),
});

const words = process.argv.slice(2);
const isShort = words.includes('short');
const names = words.filter((word) => word !== 'short');
const proofs = workspaceScripts(root, (script) => script.startsWith('prove:')).filter(
  ({ script }) => names.length === 0 || names.some((name) => script.includes(name)),
);

const rows: string[][] = [];
let failed = 0;
for (const proof of proofs) {
  process.stdout.write(`\n── ${proof.part} ${proof.script} ──\n`);
  const { ok, seconds, reports } = await runScript(root, proof, {
    reportVariable: 'PROOF_REPORT',
    environment: isShort ? { PROOF_LENGTH: 'short' } : {},
  });
  const parsed = v.safeParse(v.array(factsSchema), reports);
  const facts = parsed.success ? parsed.output : [];
  // A proof without the result of its control has shown nothing.
  const holds = ok && (facts.length > 0 || isShort);
  if (!holds) failed += 1;
  const [first] = facts;
  rows.push([
    proof.script.replace('prove:', ''),
    proof.part,
    first?.seed === undefined ? '–' : String(first.seed),
    facts.map(({ size }) => size).join('; ') || '–',
    facts.map(({ control }) => control).join('; ') || '–',
    holds ? 'holds' : 'BROKEN',
    String(seconds),
  ]);
}

process.stdout.write(
  `\n${textTable(['proof', 'part', 'seed', 'size', 'control', 'result', 'seconds'], rows)}\n\nproofs: ${proofs.length - failed} hold, ${failed} broken\n`,
);
process.exitCode = failed === 0 && proofs.length > 0 ? 0 : 1;
