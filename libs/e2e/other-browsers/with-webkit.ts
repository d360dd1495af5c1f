import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { firstVisible, type GuestBrowser, type WindowSize } from './guest-browser.ts';
import type { WebKitPrograms } from './programs.ts';
import { day, field, pressable, radio, text } from './xpaths.ts';

/** WebKitGTK's small browser, which draws with the engine of Safari. Its driver can’t tell what the console says. */
export async function openWebKit(programs: WebKitPrograms, size: WindowSize): Promise<GuestBrowser> {
  const started: ChildProcess[] = [];
  const stopAll = (): void => {
    for (const program of started) program.kill();
  };
  try {
    const display = await startScreen(programs.screen, size, started);
    const port = await findFreePort();
    started.push(
      spawn(programs.driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display },
      }),
    );
    const driver = await connect(`http://127.0.0.1:${port}`, programs.browser);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return guestWith(driver, stopAll);
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** Starts the screen, which chooses a free number for itself. Returns that as programs expect it in DISPLAY. */
async function startScreen(program: string, { width, height }: WindowSize, started: ChildProcess[]) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', `${width + 200}x${height + 200}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const written = screen.stdio[3];
  if (!written || !('on' in written)) throw new Error(`${program} has no output for its number`);
  const number = await new Promise<string>((resolve, reject) => {
    written.on('data', (bytes: Buffer) => resolve(String(bytes).trim()));
    screen.once('exit', () => reject(new Error(`${program} ended`)));
  });
  return `:${number}`;
}

async function connect(server: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(250);
    }
  }
}

function guestWith(driver: WebDriver, stopAll: () => void): GuestBrowser {
  const click = async (xpath: string): Promise<void> => {
    const element = await find(driver, xpath);
    // To the middle: the driver only brings it to the edge, where bars that stay in sight cover it.
    const toMiddle = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await driver.executeScript(toMiddle, element);
    await element.click();
  };
  return {
    name: 'webkit',
    open: (address) => driver.get(address),
    press: (called) => click(pressable(called)),
    chooseDay: (spoken) => click(day(spoken)),
    choose: (called) => click(radio(called)),
    type: async (label, words) => (await find(driver, field(label))).sendKeys(words),
    sees: async (words) => {
      await find(driver, text(words));
    },
    address: () => driver.getCurrentUrl(),
    errors: () => [],
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      stopAll();
    },
  };
}

function find(driver: WebDriver, xpath: string): Promise<WebElement> {
  return firstVisible(
    xpath,
    () => driver.findElements(By.xpath(xpath)),
    (element) => element.isDisplayed(),
  );
}
