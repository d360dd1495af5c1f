import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The columns of each table, by name, from the Prisma schemas of all services. */
export function readTables(root: string): Map<string, Set<string>> {
  const tables = new Map<string, Set<string>>();
  for (const file of globSync('svc-*/prisma/schema.prisma', { cwd: root })) {
    const schema = readFileSync(path.join(root, file), 'utf8');
    for (const [, model = '', body = ''] of schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)) {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
      const columns = tables.get(table) ?? new Set();
      for (const [, field = '', rest = ''] of body.matchAll(/^ +(\w+) +\w(.*)$/gm))
        columns.add(/@map\("(\w+)"\)/.exec(rest)?.[1] ?? field);
      tables.set(table, columns);
    }
  }
  return tables;
}

/** The tables and columns in the last column of the glossary that no schema has. */
export function checkGlossary(tables: ReadonlyMap<string, ReadonlySet<string>>, glossary: string): string[] {
  const columns = new Set([...tables.values()].flatMap((names) => [...names]));
  const events = /\bevents? `[^`]+`/g;
  return [...glossary.matchAll(/^\|.*\|(.+)\|$/gm)]
    .flatMap(([, places = '']) => [
      ...places.replace(events, '').matchAll(/`([a-z]+(?:_[a-z]+)*(?:\.[a-z_]+)?)`/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => {
      const [table = '', column] = name.split('.');
      if (column !== undefined) return tables.get(table)?.has(column) !== true;
      return name.includes('_') && !tables.has(name) && !columns.has(name);
    })
    .map((name) => `docs/glossary.md: no schema has ${name}`);
}
