const browsers = 6;

export interface PagesReport {
  readonly opened: number;
  readonly requests: number;
  readonly failed: string[];
}

/**
 * Browsers open the public site again and again, each with everything that its page and the remote's manifest name, as a
 * real one loads them: the manifest may be of one build and a script be asked for when only the next one is there.
 */
export async function pagesOpened(site: string, until: AbortSignal): Promise<PagesReport> {
  const report = { opened: 0, requests: 0, failed: [] as string[] };
  const read = async (path: string): Promise<string> => {
    report.requests += 1;
    try {
      const answer = await fetch(site + path, { signal: AbortSignal.timeout(30_000) });
      const text = await answer.text();
      if (answer.status !== 200) report.failed.push(`${path} ${answer.status} ${text.slice(0, 100)}`);
      return text;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      report.failed.push(`${path} ${cause instanceof Error ? cause.message : 'failed'}`);
      return '';
    }
  };
  const browse = async (): Promise<void> => {
    while (!until.aborted) {
      const page = await read('/');
      const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|webp|avif|svg))"/g)];
      const manifest = await read('/remotes/mf-public/mf-manifest.json');
      const files = [...manifest.matchAll(/"([\w./-]+\.[0-9a-f]{8}\.(?:js|css))"/g)];
      const paths = [
        ...named.map(([, path = '']) => path),
        ...files.map(([, file = '']) => `/remotes/mf-public/${file}`),
      ];
      for (const path of new Set(paths)) await read(path);
      report.opened += 1;
    }
  };
  await Promise.all(Array.from({ length: browsers }, browse));
  return report;
}
