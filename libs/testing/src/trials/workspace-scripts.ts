import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A script of a part, as `npm run` knows it. */
export interface WorkspaceScript {
  readonly part: string;
  readonly script: string;
}

const packageSchema = v.object({ scripts: v.optional(v.record(v.string(), v.string()), {}) });

/** The matching scripts of all parts, part by part. */
export function workspaceScripts(root: string, fits: (script: string) => boolean): WorkspaceScript[] {
  return globSync(['{libs/*,shell,mf-*,svc-*}/package.json'], { cwd: root })
    .sort()
    .flatMap((file) => {
      const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
      const part = path.dirname(file);
      return Object.keys(scripts)
        .filter(fits)
        .map((script) => ({ part, script }));
    });
}
