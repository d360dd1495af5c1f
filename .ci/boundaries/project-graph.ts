import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The parts of Nx's project graph that the rules use. */
export interface ProjectGraph {
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

/** The tags that a project may depend on, by its own tag. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'layer:kernel': ['layer:tool'],
  'layer:property': ['layer:kernel', 'layer:contracts', 'layer:tool'],
  'layer:contracts': ['layer:kernel', 'layer:tool'],
  'layer:service-kit': ['layer:kernel', 'layer:property', 'layer:contracts', 'layer:tool'],
  'layer:pictures': ['layer:tool'],
  'layer:edge': [
    'layer:kernel',
    'layer:property',
    'layer:contracts',
    'layer:pictures',
    'layer:service-kit',
    'layer:tool',
  ],
  'layer:web-kit': ['layer:kernel', 'layer:property', 'layer:contracts', 'layer:tool'],
  'layer:tool': ['layer:kernel', 'layer:property', 'layer:contracts', 'layer:tool'],
  part: [
    'layer:kernel',
    'layer:property',
    'layer:contracts',
    'layer:pictures',
    'layer:service-kit',
    'layer:edge',
    'layer:web-kit',
    'layer:tool',
  ],
};

/** The checks of `.ci` read every part; nothing may depend on them. */
const checks = 'layer:checks';

/** Fewer edges mean that Nx cannot read the imports; an empty graph must not pass. */
const leastEdges = 60;

export function readProjectGraph(root: string): ProjectGraph {
  const folder = mkdtempSync(path.join(tmpdir(), 'graph-'));
  const file = path.join(folder, 'graph.json');
  try {
    const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
    execFileSync(process.execPath, [nx, 'graph', `--file=${file}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
      graph: {
        nodes: Record<string, { data: { tags?: string[] } }>;
        dependencies: Record<string, { source: string; target: string }[]>;
      };
    };
    return {
      tags: Object.fromEntries(
        Object.entries(graph.nodes).map(([name, { data }]) => [name, data.tags ?? []]),
      ),
      edges: Object.values(graph.dependencies).flat(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function checkProjectGraph({ tags, edges }: ProjectGraph): string[] {
  const inside = edges.filter(({ target }) => target in tags);
  const faults = inside
    .filter(({ source, target }) => !mayDependOn(tags[source] ?? [], tags[target] ?? []))
    .map(({ source, target }) => `project ${source} may not depend on ${target}`);
  const circle = projectsInCircles(inside);
  if (circle.length > 0) faults.push(`projects depend on each other in a circle: ${circle.join(', ')}`);
  if (inside.length < leastEdges)
    faults.push(`only ${inside.length} edges between projects; there are at least ${leastEdges}`);
  return faults;
}

/** Checks the rule itself: it must refuse a planted edge, a planted cycle, and an empty graph. */
export function checkProjectRule(graph: ProjectGraph): string[] {
  const planted = { ...graph, edges: [...graph.edges, { source: 'svc-booking', target: 'svc-calendar' }] };
  const faults: string[] = [];
  if (checkProjectGraph(planted).length === 0)
    faults.push('the project rule does not see a planted edge between services');
  const circle = { ...graph, edges: [...graph.edges, { source: 'local-stack', target: 'demo' }] };
  if (checkProjectGraph(circle).length === 0) faults.push('the project rule does not see a planted circle');
  if (checkProjectGraph({ ...graph, edges: [] }).length === 0)
    faults.push('the project rule lets an empty graph pass');
  return faults;
}

/** The projects in a cycle, and those that depend on one. */
function projectsInCircles(edges: ProjectGraph['edges']): string[] {
  const waiting = edges.filter(({ source, target }) => source !== target);
  for (;;) {
    const sources = new Set(waiting.map(({ source }) => source));
    const stuck = waiting.filter(({ target }) => sources.has(target));
    if (stuck.length === waiting.length) return [...sources].sort();
    waiting.splice(0, waiting.length, ...stuck);
  }
}

function mayDependOn(source: readonly string[], target: readonly string[]): boolean {
  if (source.includes(checks)) return true;
  const kind = source.find((tag) => tag in allowed) ?? 'part';
  return target.some((tag) => allowed[kind]?.includes(tag));
}
