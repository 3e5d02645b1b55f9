import type { Locator, Page } from '@playwright/test';
import type { Camera } from './camera.ts';

interface Point {
  x: number;
  y: number;
}

/** A pointer that performs a film's actions frame by frame. */
export interface Pointer {
  /** Waits for some frames. */
  wait: (frames: number) => Promise<void>;
  /** Glides to the middle of an element. */
  reach: (target: Locator, frames?: number) => Promise<void>;
  /** Glides to an element unless it is there already, then taps. */
  tap: (target: Locator, frames?: number) => Promise<void>;
  /** Glides to the right half of a switch, so that its knob stays visible, then taps. */
  flip: (target: Locator, frames?: number) => Promise<void>;
  /** Scrolls an element down by some pixels. */
  scroll: (target: Locator, by: number, frames?: number) => Promise<void>;
  /** Scrolls the page until an element is in the middle of the picture. */
  look: (target: Locator, frames?: number) => Promise<void>;
  /** Grabs an element, drags it to a point and releases it. */
  drag: (target: Locator, to: Point, frames?: number) => Promise<void>;
  /** Glides to a point. */
  glide: (to: Point, frames: number) => Promise<void>;
}

/** Eases in and out. */
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

/** Shows a finger on the page. */
export async function showPointer(page: Page, camera: Camera, start: Point): Promise<Pointer> {
  let at = start;
  let pressed = 0;

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
    tap: async (target, frames = 12) => tapAt(target, await middle(target), frames),
    flip: async (target, frames = 12) => {
      const { x, y } = await middle(target);
      const { width = 0 } = (await target.boundingBox()) ?? {};
      await tapAt(target, { x: x + width / 2 - 110, y }, frames);
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
