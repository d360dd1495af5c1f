/** Feeds that are read at the same time, each from another host. */
const readers = 4;

/** Runs all readers of feeds at the same time. `read` goes on until it finds no more feeds. */
export async function runReaders(read: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: readers }, read));
}
