import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from '#components/Notice.tsx';

/** Says what has just been done, at the top of the page, which scrolls there and takes the focus. */
export function OutcomeNotice(notice: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} style={{ scrollMarginTop: 24 }}>
      <Notice {...notice} />
    </div>
  );
}
