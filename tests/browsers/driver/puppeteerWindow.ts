import type { ConsoleMessage, Frame, Page } from 'puppeteer-core';
import type { BrowserWindow, Button, KeyName, Point } from './engine.ts';
import { complaintMark } from './page/mark.ts';

/** A page driven by Puppeteer, in Chromium and in Firefox. */
export class PuppeteerWindow implements BrowserWindow {
  readonly #page: Page;
  readonly #close: () => Promise<void>;
  readonly #complaints: string[] = [];
  readonly #known = new WeakSet<Page>();

  /** `close` closes everything that was opened for this window. */
  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.#close = close;
    page.on('console', (message: ConsoleMessage) => {
      const text = message.text();
      if (text.startsWith(complaintMark)) this.#complaints.push(text.slice(complaintMark.length));
    });
    this.#known.add(page);
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async address(): Promise<string> {
    return this.#page.url();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async back(): Promise<void> {
    await this.#page.evaluate(() => history.back());
  }

  async forward(): Promise<void> {
    await this.#page.evaluate(() => history.forward());
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>> {
    const context = await this.#frame(frame);
    return context.evaluate<any[], (...args: any[]) => Result>(run as (...args: any[]) => Result, ...args);
  }

  async run(script: string, frame?: string): Promise<void> {
    await (await this.#frame(frame)).evaluate(script);
  }

  async #frame(selector: string | undefined): Promise<Frame> {
    if (selector === undefined) return this.#page.mainFrame();
    using element = await this.#page.$(selector);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame ${selector}`);
    return frame;
  }

  async point(
    points: readonly Point[],
    { down = false, up = false, touch = false }: Button = {},
  ): Promise<void> {
    const { mouse, touchscreen } = this.#page;
    if (touch) {
      for (const [at, { x, y }] of points.entries()) {
        if (down && at === 0) await touchscreen.touchStart(x, y);
        else await touchscreen.touchMove(x, y);
      }
      if (up) await touchscreen.touchEnd();
      return;
    }
    for (const [at, { x, y }] of points.entries()) {
      await mouse.move(x, y);
      if (down && at === 0) await mouse.down();
    }
    if (up) await mouse.up();
  }

  async key(key: KeyName): Promise<void> {
    await this.#page.keyboard.press(key === 'Space' ? ' ' : key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async selectAll(): Promise<void> {
    await this.#page.keyboard.down('Control');
    await this.#page.keyboard.press('a');
    await this.#page.keyboard.up('Control');
  }

  async popups(): Promise<BrowserWindow[]> {
    // Puppeteer's event is not used, because in Firefox it omits windows opened by a frame.
    const pages = await this.#page.browserContext().pages();
    const fresh = pages.filter((page) => !this.#known.has(page));
    for (const page of fresh) this.#known.add(page);
    return fresh.map((page) => new PuppeteerWindow(page, () => page.close()));
  }

  async isClosed(): Promise<boolean> {
    return this.#page.isClosed();
  }

  complaints(): readonly string[] {
    return this.#complaints;
  }

  async screenshot(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }

  async close(): Promise<void> {
    await this.#close();
  }
}
