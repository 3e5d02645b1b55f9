import type { NextFunction, Request, Response } from 'express';

/** One request in `GET /__sim/log`, without bodies, headers and query, so without tokens. */
export interface LoggedRequest {
  time: string;
  method: string;
  path: string;
  /** Missing until the response is sent, and if the connection was cut. */
  status?: number;
  requestId?: string;
}

/** The last requests, newest last. */
export class RequestLog {
  readonly #most = 500;
  #entries: LoggedRequest[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }

  /** Logs every request except those to the controls. */
  get middleware() {
    return (req: Request, res: Response, next: NextFunction): void => {
      if (!req.path.startsWith('/__sim/')) {
        const requestId = req.get('PayPal-Request-Id');
        const entry: LoggedRequest = {
          time: this.#now().toISOString(),
          method: req.method,
          path: req.path,
          ...(requestId !== undefined && { requestId }),
        };
        this.#entries = [...this.#entries, entry].slice(-this.#most);
        res.on('finish', () => (entry.status = res.statusCode));
      }
      next();
    };
  }
}
