/** Yields available items together, at most `most` at once, and waits only for the first. */
export async function* inBatches<T>(source: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  const iterator = source[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    const first = await next;
    if (first.done === true) return;
    const batch = [first.value];
    next = iterator.next();
    while (batch.length < most) {
      const more = await Promise.race([next, afterWhatIsThere()]);
      if (more === undefined || more.done === true) break;
      batch.push(more.value);
      next = iterator.next();
    }
    yield batch;
  }
}

function afterWhatIsThere(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)));
}
