import path from 'node:path';
import { checkForbiddenCode } from './forbidden-code.ts';
import { checkModuleRules, checkModules } from './module-rules.ts';
import { checkProjectGraph, checkProjectRule, readProjectGraph } from './project-graph.ts';
import { checkUseCases } from './use-cases.ts';

const root = path.join(import.meta.dirname, '../..');
const graph = readProjectGraph(root);
const faults = [
  ...(await checkModules(root)),
  ...(await checkModuleRules()),
  ...checkProjectGraph(graph),
  ...checkProjectRule(graph),
  ...checkForbiddenCode(root),
  ...checkUseCases(root),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0
    ? `boundaries hold over ${graph.edges.length} edges\n`
    : `${faults.length} boundaries broken\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
