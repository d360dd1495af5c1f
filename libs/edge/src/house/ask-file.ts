import { readShownHouseFile } from '@getaway/contracts/http/house-files';

/** Of one file, over a slow line between two machines. */
const timeoutMs = 10_000;

/**
 * Asks svc-booking for an uploaded picture or one of its sizes. The next replica is asked after a failure. `null` if it has none of
 * this name; undefined while no replica answers.
 */
export async function askFile(
  bookingUrls: readonly string[],
  name: string,
): Promise<Buffer | null | undefined> {
  for (const url of bookingUrls) {
    try {
      const address = new URL(readShownHouseFile.path.replace(':name', name), url);
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return null;
    } catch {
      // The next one may answer.
    }
  }
  return undefined;
}
