import { spyOn } from 'storybook/test';

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function center(element: Element | null): { clientX: number; clientY: number } {
  if (!element) throw new Error('Nothing to drag there');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/**
 * Drags one element onto another with a mouse in four steps, one per frame, releases it `frames` frames later and waits
 * until it has settled. With few frames, React has not yet rendered the pointer's last position.
 */
export async function dragWithPointer(
  [from, onto]: readonly [Element | null, Element | null],
  frames: number,
): Promise<void> {
  // Browsers capture only real pointers.
  const capture = spyOn(document.body, 'setPointerCapture').mockReturnValue();
  const mouse = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
  const [start, end] = [center(from), center(onto)];
  from?.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, ...start, buttons: 1 }));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await nextFrame();
    const clientX = start.clientX + (end.clientX - start.clientX) * part;
    const clientY = start.clientY + (end.clientY - start.clientY) * part;
    document.dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX, clientY, buttons: 1 }));
  }
  for (let frame = 0; frame < frames; frame += 1) await nextFrame();
  document.dispatchEvent(new PointerEvent('pointerup', { ...mouse, ...end }));
  do await nextFrame();
  while (document.querySelector('[data-dnd-dragging]'));
  capture.mockRestore();
}
