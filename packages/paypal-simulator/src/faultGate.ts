import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './apiError.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Applies the faults of `POST /__sim/faults` to a request, before or after carrying it out. */
export function faultGate({ faults, ledger }: PayPalSimulator) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const fault = faults.hit(req.method, req.path);
    if (!fault) {
      next();
      return;
    }
    if (fault.revoke) ledger.change((books) => (books.tokens = {}));
    if (fault.retryAfter !== undefined) res.set('Retry-After', String(fault.retryAfter));
    if (fault.status !== undefined)
      throw new ApiError(fault.status, fault.issue ? [{ issue: fault.issue }] : []);
    if (fault.malformed) {
      res.type('application/json').send('{"id": "I-');
      return;
    }
    if (fault.drop === 'after') {
      // The request is carried out; only its response is lost.
      res.end = () => {
        req.socket.destroy();
        return res;
      };
    }
    next();
  };
}
