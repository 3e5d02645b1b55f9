import type { NextFunction, Request, Response } from 'express';
import { breachesOf } from './conformance.ts';
import { rawText } from './requests.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Compares the simulator with PayPal's own description. If it accepts a request that PayPal would refuse, or sends an
 * undocumented response, the response becomes a 500 with the reason, and the test that relied on it fails.
 */
export function contractGate(req: Request, res: Response, next: NextFunction): void {
  const answer = res.json.bind(res);
  res.json = (reply: unknown) => {
    const breaches = breachesOf({
      method: req.method,
      path: req.path,
      request: parsed(rawText(req)),
      status: res.statusCode,
      // The body as sent: without fields that have no value.
      reply: parsed(JSON.stringify(reply)),
    });
    if (breaches.length === 0) return answer(reply);
    const message = `The simulator breaks PayPal's contract. ${breaches.join('; ')}`;
    console.error(message);
    return answer.call(res.status(500), { name: 'INTERNAL_SERVER_ERROR', message, links: [] });
  };
  next();
}
