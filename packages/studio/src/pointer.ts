import type { Locator, Page } from '@playwright/test';
import type { Camera } from './camera.ts';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A pointer that performs a film's actions frame by frame. */
export interface Pointer {
  wait: (frames: number) => Promise<void>;
  reach: (target: Locator, frames?: number) => Promise<void>;
  /**
   * Glides to an element unless it is there already, then taps.
   * @param fromRight - How far from the element's right edge, in CSS pixels; its middle if omitted.
   */
  tap: (target: Locator, frames?: number, fromRight?: number) => Promise<void>;
  /** Scrolls an element down by some pixels. */
  scroll: (target: Locator, by: number, frames?: number) => Promise<void>;
  /** Scrolls the page until an element is in the middle of the picture. */
  look: (target: Locator, frames?: number) => Promise<void>;
  drag: (target: Locator, to: Point, frames?: number) => Promise<void>;
  glide: (to: Point, frames: number) => Promise<void>;
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Fails the recording where a press would miss the element that the script names, or its label. */
async function mustHit(target: Locator, at: Point): Promise<void> {
  const isHit = await target.evaluate((element, { x, y }) => {
    const { labels } = element as HTMLInputElement;
    const hit = document.elementFromPoint(x, y);
    return [element, ...(labels ?? [])].some((place) => place.contains(hit));
  }, at);
  if (!isHit) throw new Error(`The finger at ${at.x}, ${at.y} misses ${String(target)}`);
}

/** Runs inside the page: adds the finger, a ring in the top layer. */
function addFinger(): void {
  const finger = document.createElement('div');
  finger.id = 'finger';
  finger.popover = 'manual';
  finger.style.cssText = `position: fixed; inset: 0 auto auto 0; box-sizing: border-box; width: 40px; height: 40px;
    margin: -20px 0 0 -20px; padding: 0; border: 3px solid #fff; border-radius: 50%;
    box-shadow: 0 2px 10px rgb(31 26 23 / 0.45); pointer-events: none;`;
  document.body.append(finger);
}

export async function showPointer(page: Page, camera: Camera, start: Point): Promise<Pointer> {
  let at = start;
  let pressed = 0;
  await page.evaluate(addFinger);

  const show = () =>
    page.evaluate(
      ({ x, y, depth }) => {
        const finger = document.querySelector<HTMLElement>('#finger');
        if (!finger) return;
        // Keeps the pointer above elements that were opened since the last frame.
        if (finger.matches(':popover-open')) finger.hidePopover();
        finger.showPopover();
        finger.style.transform = `translate(${x}px, ${y}px) scale(${1 - 0.28 * depth})`;
        finger.style.backgroundColor = `rgb(31 26 23 / ${0.42 + 0.28 * depth})`;
      },
      { ...at, depth: pressed },
    );
  const frame = async () => {
    await show();
    await camera.shoot();
  };
  const wait = async (frames: number) => {
    for (let index = 0; index < frames; index += 1) await frame();
  };
  const glide = async (to: Point, frames: number) => {
    const from = at;
    for (let index = 1; index <= frames; index += 1) {
      const part = eased(index / frames);
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await page.mouse.move(at.x, at.y);
      await frame();
    }
  };
  const middle = async (target: Locator): Promise<Point> => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to reach: ${String(target)}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const press = async (depths: readonly number[]) => {
    for (const depth of depths) {
      pressed = depth;
      await frame();
    }
  };
  const reach = async (target: Locator, frames = 12) => glide(await middle(target), frames);

  const tapAt = async (target: Locator, to: Point, frames: number) => {
    if (Math.hypot(to.x - at.x, to.y - at.y) > 2) await glide(to, frames);
    await press([0.6, 1]);
    await mustHit(target, at);
    await page.mouse.down();
    await frame();
    await page.mouse.up();
    await press([0.6, 0.2, 0]);
  };

  await page.mouse.move(at.x, at.y);
  return {
    wait,
    glide,
    reach,
    tap: async (target, frames = 12, fromRight) => {
      const { x, y } = await middle(target);
      const { width = 0 } = (await target.boundingBox()) ?? {};
      await tapAt(target, { x: fromRight === undefined ? x : x + width / 2 - fromRight, y }, frames);
    },
    scroll: async (target, by, frames = 12) => {
      for (let index = 1; index <= frames; index += 1) {
        const top = by * eased(index / frames);
        await target.evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);
        await frame();
      }
    },
    look: async (target, frames = 14) => {
      const [from, by] = await target.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [scrollY, top + height / 2 - innerHeight / 2] as const;
      });
      for (let index = 1; index <= frames; index += 1) {
        await page.evaluate(
          (top) => scrollTo({ top, behavior: 'instant' }),
          from + by * eased(index / frames),
        );
        await frame();
      }
    },
    drag: async (target, to, frames = 24) => {
      await reach(target);
      await press([0.6, 1]);
      await mustHit(target, at);
      await page.mouse.down();
      await wait(3);
      await glide(to, frames);
      await wait(3);
      await page.mouse.up();
      await press([0.6, 0.2, 0]);
    },
  };
}
