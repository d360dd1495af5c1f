import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Logger } from '../logger.ts';

/** Reading all values has this long; what is late is left out of that answer. */
const readTimeoutMs = 2_000;

/** How often the event loop is looked at: at the library's 10 ms it took half of what an idle process needs. */
const eventLoopPrecisionMs = 50;

/** One value of a gauge, under its labels. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A gauge that is read when somebody asks for the metrics. */
export interface GaugePlan {
  /** With its unit at the end, e.g. `getaway_outbox_oldest_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Reading[]>;
}

/** Counts one more of something, under its labels. */
export type CountOne = (labels: Readonly<Record<string, string>>) => void;

/** A part's metrics: its process, and what it adds. */
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
  const unread = new Counter({
    name: 'getaway_gauge_failures_total',
    help: 'Gauges that could not be read, because what they ask is away',
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
          // No value is better than an old one; the other metrics come all the same.
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

async function inTime<T>(read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${readTimeoutMs} ms`)), readTimeoutMs);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
