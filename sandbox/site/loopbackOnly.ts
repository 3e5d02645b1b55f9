import type { RequestHandler } from 'express';
import { isLoopbackHost, isLoopbackUrl } from '#simulator/loopback.ts';

/**
 * Refuses requests that do not come from this machine's own pages and programs. Checks the host name, because a
 * foreign domain may resolve to this machine, and the origin, because a foreign page may submit a form.
 */
export const loopbackOnly: RequestHandler = (request, response, next) => {
  const origin = request.headers.origin;
  const fromHere = origin === undefined || isLoopbackUrl(origin);
  if (isLoopbackHost(request.hostname) && fromHere) next();
  else response.status(403).type('text').send('Only this machine may ask.\n');
};
