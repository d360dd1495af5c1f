import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const microsecondsPerTick = 10_000;

/**
 * The processor time that a process has used, in microseconds. Other load on the machine changes it less than
 * throughput. Only Linux tells; elsewhere it is undefined.
 */
export function processorMicroseconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
  } catch {
    return undefined;
  }
}
