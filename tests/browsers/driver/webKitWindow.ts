import { setTimeout as pause } from 'node:timers/promises';
import { By, error as failure, Key, type WebDriver } from 'selenium-webdriver';
import type { BrowserWindow, Button, KeyName, Point } from './engine.ts';

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  Tab: Key.TAB,
};

/** WebKit's driver never answers a script in a page that was being left; the caller then asks the next page. */
const scriptLostAfterMs = 15_000;

/** What the windows of one session share: it controls one at a time. */
interface Shared {
  driver: WebDriver;
  /** The handles of windows that a test has received. The first is that of the session. */
  known: string[];
  current?: string;
  complaints(): readonly string[];
}

export class WebKitWindow implements BrowserWindow {
  readonly #shared: Shared;
  readonly #handle: string;

  constructor(shared: Shared, handle: string) {
    this.#shared = shared;
    this.#handle = handle;
    shared.known.push(handle);
  }

  async #driver(): Promise<WebDriver> {
    const { driver, current } = this.#shared;
    if (this.#handle !== current) await driver.switchTo().window(this.#handle);
    this.#shared.current = this.#handle;
    return driver;
  }

  async goto(url: string): Promise<void> {
    await (await this.#driver()).get(url);
  }

  async address(): Promise<string> {
    return (await this.#driver()).getCurrentUrl();
  }

  async reload(): Promise<void> {
    await (await this.#driver()).navigate().refresh();
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back(), []);
  }

  async forward(): Promise<void> {
    await this.evaluate(() => history.forward(), []);
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>> {
    return this.#execute(frame, run, args);
  }

  async run(script: string, frame?: string): Promise<void> {
    await this.#execute(frame, script);
  }

  async #execute(frame: string | undefined, script: string | Function, args: unknown[] = []) {
    const driver = await this.#driver();
    if (frame !== undefined) await driver.switchTo().frame(driver.findElement(By.css(frame)));
    try {
      const lost = pause(scriptLostAfterMs, undefined, { ref: false }).then(() => {
        throw new Error('WebKit has lost a script');
      });
      return await Promise.race([driver.executeScript<any>(script, ...args), lost]);
    } finally {
      if (frame !== undefined) await driver.switchTo().defaultContent();
    }
  }

  async point(points: readonly Point[], { down = false, up = false }: Button = {}): Promise<void> {
    const actions = (await this.#driver()).actions();
    for (const [at, { x, y }] of points.entries()) {
      actions.move({ x: Math.round(x), y: Math.round(y), duration: 0 });
      if (down && at === 0) actions.press();
    }
    if (up) actions.release();
    await actions.perform();
  }

  async key(key: KeyName): Promise<void> {
    await this.type(keys[key]);
  }

  async type(text: string): Promise<void> {
    await (await this.#driver()).actions().sendKeys(text).perform();
  }

  async selectAll(): Promise<void> {
    await (await this.#driver()).actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
  }

  async popups(): Promise<BrowserWindow[]> {
    const { driver, known } = this.#shared;
    const fresh = (await driver.getAllWindowHandles()).filter((handle) => !known.includes(handle));
    return fresh.map((handle) => new WebKitWindow(this.#shared, handle));
  }

  async isClosed(): Promise<boolean> {
    try {
      return !(await this.#shared.driver.getAllWindowHandles()).includes(this.#handle);
    } catch (error) {
      if (error instanceof failure.WebDriverError) return true;
      throw error;
    }
  }

  complaints(): readonly string[] {
    return this.#shared.complaints();
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await (await this.#driver()).takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    const driver = await this.#driver();
    await (this.#handle === this.#shared.known[0] ? driver.quit() : driver.close());
  }
}
