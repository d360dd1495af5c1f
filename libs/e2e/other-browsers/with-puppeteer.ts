import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { firstVisible, type GuestBrowser, type WindowSize } from './guest-browser.ts';
import { day, field, pressable, radio, text } from './xpaths.ts';

/** Firefox, driven by WebDriver BiDi. It keeps still, as the journeys in Chromium do. */
export async function openFirefox(executablePath: string, size: WindowSize): Promise<GuestBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: size,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return guestIn(browser, 'firefox');
}

/** Chromium, for the pictures that the others are compared with. */
export async function openChromium(executablePath: string, size: WindowSize): Promise<GuestBrowser> {
  const browser = await puppeteer.launch({
    executablePath,
    defaultViewport: size,
    args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
  });
  return guestIn(browser, 'chromium');
}

async function guestIn(browser: Browser, name: string): Promise<GuestBrowser> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const click = async (xpath: string): Promise<void> => (await find(page, xpath)).click();
  return {
    name,
    open: async (address) => {
      await page.goto(address);
    },
    press: (called) => click(pressable(called)),
    chooseDay: (spoken) => click(day(spoken)),
    choose: (called) => click(radio(called)),
    type: async (label, words) => (await find(page, field(label))).type(words),
    sees: async (words) => {
      await find(page, text(words));
    },
    address: () => Promise.resolve(page.url()),
    errors: () => errors,
    picture: async (file) => {
      await page.screenshot({ path: file });
    },
    close: () => browser.close(),
  };
}

function find(page: Page, xpath: string): Promise<ElementHandle> {
  return firstVisible(
    xpath,
    () => page.$$(`::-p-xpath(${xpath})`),
    (element) => element.isVisible(),
  );
}
