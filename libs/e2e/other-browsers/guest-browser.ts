import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What a guest does in a browser, in words that every browser's driver can follow. Names are those that a screen reader
 * reads out: of a button or link, of a day ('Friday, February 12'), of a radio button, of a field. Each call waits up to 20 seconds for what it needs and
 * then throws, with the name in its message.
 */
export interface GuestBrowser {
  readonly name: string;
  open(address: string): Promise<void>;
  press(name: string): Promise<void>;
  chooseDay(spoken: string): Promise<void>;
  choose(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Waits until a text is visible. */
  sees(text: string): Promise<void>;
  address(): Promise<string>;
  /** What the page reported on its console as errors, and exceptions nobody caught; empty where a driver cannot tell. */
  errors(): readonly string[];
  /** Writes what is visible to a PNG file. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 20_000;

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Waits for the first element of an XPath that is visible: what phones see alone may come before it. */
export async function firstVisible<T>(
  xpath: string,
  all: () => Promise<readonly T[]>,
  isVisible: (element: T) => Promise<boolean>,
): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    // What was found may be gone at once: React replaces it, or another page opens.
    for (const element of await all().catch(() => [])) {
      if (await isVisible(element).catch(() => false)) return element;
    }
    await sleep(50);
  }
  throw new Error(`nothing is visible at ${xpath}`);
}
