import type { RequestHandler } from 'express';
import { isLoopbackHost, isLoopbackUrl } from '#simulator/loopback.ts';

/** Refuses foreign host names, which may resolve to this machine, and foreign origins, which may submit a form. */
export const loopbackOnly: RequestHandler = (request, response, next) => {
  const origin = request.headers.origin;
  const fromHere = origin === undefined || isLoopbackUrl(origin);
  if (isLoopbackHost(request.hostname) && fromHere) next();
  else response.status(403).type('text').send('Only this machine may ask.\n');
};
