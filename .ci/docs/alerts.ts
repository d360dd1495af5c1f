import { readFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'libs/service-kit/src/metrics/metrics.ts',
  'libs/service-kit/src/metrics/http-metrics.ts',
  'libs/service-kit/src/metrics/messaging-metrics.ts',
  'svc-booking/src/database/gauges.repository.ts',
  'svc-calendar/src/database/gauges.repository.ts',
  'svc-crm-email/src/database/gauges.repository.ts',
  'svc-booking/src/dependencies.ts',
  'svc-crm-email/src/dependencies.ts',
];

/** The faults of the alerts: an unknown metric, or no explanation in the runbook. */
export function checkAlerts(root: string): string[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const rules = read('docs/operating/alerts.yml');
  const runbook = read('docs/runbook.md');
  const code = sources.map(read).join('\n');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const metrics = new Set([...rules.matchAll(/\b(?:getaway|http)_\w+/g)].map(([name]) => name));
  return [
    ...alerts
      .filter((name) => !runbook.includes(`### ${name}\n`))
      .map((name) => `the runbook does not explain ${name}`),
    ...[...metrics]
      .filter((name) => !code.includes(`'${name.replace(/_(?:count|bucket)$/, '')}'`))
      .map((name) => `an alert asks for ${name}, which no part tells`),
  ];
}
