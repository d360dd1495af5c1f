import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Logger } from '../logger.ts';

/** The time limit for reading all values; late ones are left out of that answer. */
const readTimeoutMs = 2_000;

/**
 * The library measures the event loop's lag with a timer, which took half of an idle process's time. A timer
 * once a minute costs nothing and measures nothing: its metrics are replaced by the loop's utilization, which
 * Node.js counts.
 */
const eventLoopPrecisionMs = 60_000;
const lagMetrics = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map(
  (name) => `nodejs_eventloop_lag_${name}_seconds`,
);

/** One value of a gauge, with its labels. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A gauge that is read when the metrics are requested. */
export interface GaugePlan {
  /** With its unit at the end, e.g. `getaway_outbox_oldest_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Reading[]>;
}

/** Adds one to a counter with these labels. */
export type CountOne = (labels: Readonly<Record<string, string>>) => void;

/** The metrics of a part: of its process, and its own. */
export interface Metrics {
  readonly registry: Registry;
  addGauge(plan: GaugePlan): void;
  /** Counted in this process alone: sum over replicas. The name ends in `_total`. */
  addCounter(plan: { name: string; help: string; labels: readonly string[] }): CountOne;
}

export function createMetrics(part: string, logger: Logger): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ part });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopPrecisionMs });
  for (const name of lagMetrics) registry.removeSingleMetric(name);
  addUtilization(registry);
  const unread = new Counter({
    name: 'getaway_gauge_failures_total',
    help: 'Gauges that could not be read because their source is unavailable',
    labelNames: ['gauge'],
    registers: [registry],
  });
  return {
    registry,
    addCounter: ({ name, help, labels }) => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values) => counter.inc({ ...values });
    },
    addGauge: ({ name, help, labels = [], read }) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect: async () => {
          // No value is better than an outdated one; the other metrics are unaffected.
          const readings = await inTime(read).catch((error: unknown) => {
            logger.debug({ err: error, gauge: name }, 'gauge could not be read');
            unread.inc({ gauge: name });
            return [];
          });
          gauge.reset();
          if (labels.length === 0 && readings.length === 0) gauge.remove();
          for (const reading of readings) gauge.set({ ...reading.labels }, reading.value);
        },
      });
    },
  };
}

function addUtilization(registry: Registry): void {
  let before = performance.eventLoopUtilization();
  const gauge = new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of time the event loop was busy since the last reading, 0 to 1',
    registers: [registry],
    collect: () => {
      const now = performance.eventLoopUtilization();
      gauge.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}

async function inTime<T>(read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${readTimeoutMs} ms`)), readTimeoutMs);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
