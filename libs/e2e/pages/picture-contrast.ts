import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { undecidedText } from './accessibility.ts';

/** A line of text where it is in the window, with its color as red, green, blue, and opacity. */
interface Line {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  color: readonly [number, number, number, number];
  isLarge: boolean;
}

/** The specification asks for a barely visible dot as the staff's way in. */
const meantToBeFaint = 'a[href="/admin-login"]';

/** The share of a line's pixels that may be worse: the frayed edge of a picture is not what is behind a letter. */
const ignoredShare = 0.05;

/**
 * Texts with too little contrast (WCAG 1.4.3) among those that axe cannot judge because of what is behind them, measured on
 * the pixels behind each of their lines, at the width of a phone and of a laptop.
 */
export async function contrastFaultsOverPictures(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await undecidedFaults(page)).map((fault) => `at ${width} pixels ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

async function undecidedFaults(page: Page): Promise<string[]> {
  const waiting = new Set(await undecidedText(page, meantToBeFaint));
  const faults: string[] = [];
  await page.evaluate(hideText);
  for (const next of waiting) {
    await page.evaluate(scrollToMiddle, next);
    const seen = await page.evaluate(linesInSight, [...waiting]);
    if (!seen.some(({ target }) => target === next)) faults.push(`${next} was never in sight`);
    waiting.delete(next);
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { target, lines } of seen) {
      waiting.delete(target);
      for (const line of lines) {
        const ratio = contrastBehind(line, data, info.width);
        if (ratio < (line.isLarge ? 3 : 4.5))
          faults.push(`'${line.text}' has a contrast of ${ratio.toFixed(2)}`);
      }
    }
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}

/** The contrast of a line with the pixels behind it, but for the worst of them. */
function contrastBehind({ box, color }: Line, pixels: Uint8Array, width: number): number {
  const ratios: number[] = [];
  const opacity = color[3];
  for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1)
    for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
      const at = (y * width + x) * 3;
      const ground = [0, 1, 2].map((channel) => pixels[at + channel] ?? 0);
      const letter = ground.map((value, channel) => value + ((color[channel] ?? 0) - value) * opacity);
      const [dark = 0, light = 0] = [luminance(ground), luminance(letter)].toSorted((a, b) => a - b);
      ratios.push((light + 0.05) / (dark + 0.05));
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * ignoredShare)] ?? Infinity;
}

/** WCAG 2.2, relative luminance, of channels up to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: leaves of its text only the place. */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
      text-decoration-color: transparent !important; transition: none !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. */
function scrollToMiddle(target: string): void {
  document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page: the lines of those of its elements that are in the window in full, and below nothing else. */
function linesInSight(targets: readonly string[]): { target: string; lines: Line[] }[] {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser draws no canvas');
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return (
      element.matches('img, video, svg') ||
      backgroundImage !== 'none' ||
      backgroundColor !== 'rgba(0, 0, 0, 0)'
    );
  };
  return targets.flatMap((target) => {
    const element = document.querySelector(target);
    if (!element) return [];
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
    const found = (boxes.length > 0 ? boxes : [element.getBoundingClientRect()])
      // Letters are lower than their line, which can reach out of its element.
      .map(({ x, y, width, height }) => ({ x, y: y + height * 0.15, width, height: height * 0.7 }));
    const isOnTop = (x: number, y: number): boolean => {
      const own = (other: Element): boolean => element.contains(other) || other.contains(element);
      const top = document.elementsFromPoint(x, y).find((other) => own(other) || isPainted(other));
      return top !== undefined && own(top);
    };
    const inSight = found.every(({ x, y, width, height }) =>
      [x + 1, x + width / 2, x + width - 1].every((across) =>
        [y, y + height].every((down) => isOnTop(across, down)),
      ),
    );
    if (!inSight) return [];
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = style.color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const text = (element.textContent ?? '').trim().slice(0, 40);
    const color = [red, green, blue, (alpha / 255) * opacity] as const;
    return {
      target,
      lines: found.map((box) => ({ text, box, color, isLarge })),
    };
  });
}
