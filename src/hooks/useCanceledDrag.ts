import { useRef, type PointerEvent } from 'react';

/**
 * Handlers for a slider on which a finger may also begin to scroll the page (`touch-action: pan-y`). The thumb has already
 * moved to the finger when the browser takes it over: the value of before is restored. MUI's slider does not listen for
 * `pointercancel`, so it gets the event of a lifted finger, and ends the drag.
 */
export function useCanceledDrag<Value>(value: Value, restore: (value: Value) => void) {
  const before = useRef(value);
  return {
    onPointerDown: () => {
      before.current = value;
    },
    onPointerCancel: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      document.dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType, clientX, clientY }));
      restore(before.current);
    },
  };
}
