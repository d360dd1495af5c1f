import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WorkspaceScript } from './workspace-scripts.ts';

export interface ScriptOutcome {
  readonly ok: boolean;
  readonly seconds: number;
  /** The lines that it wrote into the file named by `reportVariable`, unchanged. */
  readonly reports: readonly unknown[];
}

/** Runs a part's script with its output next to ours, and collects its report in JSON lines. */
export async function runScript(
  root: string,
  { part, script }: WorkspaceScript,
  { reportVariable, environment }: { reportVariable: string; environment: Readonly<Record<string, string>> },
): Promise<ScriptOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trial-'));
  const report = path.join(folder, 'report.jsonl');
  const startedAt = performance.now();
  try {
    const code = await exitOf(root, ['run', script, '-w', part], {
      ...environment,
      [reportVariable]: report,
    });
    const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : [];
    return {
      ok: code === 0,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      reports: lines.map((line) => JSON.parse(line) as unknown),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function exitOf(root: string, args: readonly string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
    });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.once('SIGINT', pass);
    process.once('SIGTERM', pass);
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
    child.on('error', () => resolve(1));
  });
}
