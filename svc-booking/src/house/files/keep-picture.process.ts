import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { pictureUses } from '@getaway/contracts/http/house-files';
import { keptPicture, type PictureOutcome } from '@getaway/pictures/kept-picture';
import { pictureKindOf } from '@getaway/pictures/picture-kind';
import sharp from 'sharp';
import { linksPicture } from './linked-picture.ts';
import type { KeepOutcome } from './picture-outcome.ts';

// Started by `picture-process.ts`: reads one file from standard input and writes the outcome to standard output.

endFirst();
// If the service was killed, nobody else ends this process: a heavy drawing would keep a processor busy for minutes.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[3])).unref();
// Leaves the other processors to guests' requests.
sharp.concurrency(1);
const use = pictureUses.find((each) => each === process.argv[2]) ?? 'photo';
process.stdout.write(serialize(await keep(await buffer(process.stdin))));

async function keep(file: Uint8Array): Promise<KeepOutcome> {
  const outcome = await keptPicture(file, use);
  if (pictureKindOf(file) !== 'svg') return outcome;
  if (!outcome.ok) return refusalOfDrawing(outcome);
  if (linksPicture(file)) return { ok: false, reason: 'linked-picture' };
  // Only drawings with text need the fonts.
  const { hasUndrawableText } = await import('./drawing-text.ts');
  return hasUndrawableText(file) ? { ok: false, reason: 'text' } : outcome;
}

function refusalOfDrawing(refusal: Extract<PictureOutcome, { readonly ok: false }>): KeepOutcome {
  if (refusal.reason === 'too-slow') return { ok: false, reason: 'heavy-drawing' };
  return refusal.reason === 'broken' ? { ok: false, reason: 'broken-drawing' } : refusal;
}

/** If memory runs out, the system should kill this process instead of the service. */
function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // This file only exists on Linux.
  }
}
