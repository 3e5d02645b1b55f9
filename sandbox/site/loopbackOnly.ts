import type { RequestHandler } from 'express';
import { isLoopbackHost, isLoopbackUrl } from '../paypal/loopback.ts';

/**
 * Refuses whatever does not come from this machine's own pages and programs. The host name is checked because a
 * foreign page may have its own name point here; the origin, because it may send a form.
 */
export const loopbackOnly: RequestHandler = (request, response, next) => {
  const origin = request.headers.origin;
  const fromHere = origin === undefined || isLoopbackUrl(origin);
  if (isLoopbackHost(request.hostname) && fromHere) next();
  else response.status(403).type('text').send('Only this machine may ask.\n');
};
