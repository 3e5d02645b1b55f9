import { useEffect, useId, useRef } from 'react';
import { Notice, type NoticeProps } from '#components/Notice.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

/** Whether the owner is using another part of the page, where focus must stay. */
function isInUse(element: Element | null): boolean {
  return element instanceof HTMLElement && element !== document.body && element.tabIndex >= 0;
}

/**
 * Reports a completed action. It takes focus, which scrolls it into view and makes screen readers read it once. While
 * another part of the page is in use, a live region announces it instead.
 */
export function OutcomeNotice(notice: Omit<NoticeProps, 'silent'>) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isInUse(document.activeElement)) ref.current?.focus();
    // A live region is announced when its text changes, but not when it is added together with its text.
    else if (live.current) live.current.textContent = document.getElementById(id)?.textContent ?? '';
  }, [id]);
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} style={{ scrollMarginTop: 24 }}>
      <div id={id}>
        <Notice {...notice} silent />
      </div>
      <VisuallyHidden ref={live} role="status" />
    </div>
  );
}
