import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';

const limit = '10mb';

function keepRaw(request: IncomingMessage, _response: unknown, raw: Buffer): void {
  Object.assign(request, { rawBody: raw });
}

/** Reads bodies like Cloud Functions: parsed by media type, with the bytes as `rawBody` for signatures. */
export const apiBody: RequestHandler[] = [
  express.json({ limit, verify: keepRaw }),
  express.urlencoded({ limit, extended: true, verify: keepRaw }),
  express.text({ limit, verify: keepRaw }),
  express.raw({ limit, type: () => true, verify: keepRaw }),
];

/** Responds to an unreadable body like Cloud Functions, without a stack trace. */
export const unreadableBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (response.headersSent) next(error);
  else
    response
      .status(status)
      .type('text')
      .send(status < 500 ? 'Bad Request' : 'Internal Server Error');
  if (status >= 500) console.error(error);
};
