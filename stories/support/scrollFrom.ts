import { expect, fireEvent } from 'storybook/test';

/**
 * A finger begins to scroll the page on a slider: it touches the slider's end, then the browser takes the finger over.
 * @param touched - Called while the finger is down.
 */
export async function scrollFrom(slider: HTMLElement, touched: () => Promise<void>): Promise<void> {
  const root = slider.closest('.MuiSlider-root');
  if (!root) throw new Error('It is no slider of MUI');
  await expect(root).toHaveStyle({ touchAction: 'pan-y' });
  const { right, top } = root.getBoundingClientRect();
  const finger = { pointerId: 7, pointerType: 'touch', button: 0, clientX: right, clientY: top };
  await fireEvent.pointerDown(root, finger);
  await touched();
  await fireEvent.pointerCancel(root, finger);
  await expect(root.querySelector('.Mui-active')).toBeNull();
}
