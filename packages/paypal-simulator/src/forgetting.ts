import { UTCDate } from '@date-fns/utc';
import { subDays } from 'date-fns/subDays';
import type { NextFunction, Request, Response } from 'express';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Before each request, forgets the subscriptions that have waited too long for approval. */
export function forgetUnapproved({ ledger, settings, now }: PayPalSimulator) {
  return (_req: Request, _res: Response, next: NextFunction): void => {
    const { unapprovedDays: days } = settings;
    const oldest = subDays(new UTCDate(now()), days);
    const forgotten = Object.values(ledger.books.subscriptions).filter(
      ({ status, create_time: created }) => status === 'APPROVAL_PENDING' && new Date(created) < oldest,
    );
    if (days > 0 && forgotten.length > 0) {
      ledger.change((books) => {
        for (const { id } of forgotten) delete books.subscriptions[id];
      });
    }
    next();
  };
}
