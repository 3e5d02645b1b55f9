import { Notice } from '#components/Notice.tsx';
import { comeBack as words } from '#content/funnel/comeBack.ts';
import type { ComeBack } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';

/** Tells a returning owner that there is no second trial, and the date of the first charge. */
export function ComeBackNotice({ firstChargeAt }: ComeBack) {
  return (
    <Notice tone="info" title={words.title} silent>
      {firstChargeAt === null ? words.today : words.later(formatDay(firstChargeAt))}
    </Notice>
  );
}
