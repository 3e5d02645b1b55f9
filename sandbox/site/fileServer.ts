import { createRequire } from 'node:module';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { keepOnlyWhatIsThere, type HeadersFor } from '#operations/project/keptFiles.ts';
import type { Hosting, Rewrite } from './hosting.ts';

// Node and bundlers disagree about the default export of this CommonJS package when it is imported.
const { default: superstatic } = createRequire(import.meta.url)(
  'superstatic',
) as typeof import('superstatic');

/** Responds like Firebase Hosting: headers, files with clean addresses, then rewrites to functions and to the app. */
export function fileServer(options: {
  hosting: Hosting;
  headers: HeadersFor[];
  /** Absolute path of the built site. */
  root: string;
  functionHandler: (name: string) => RequestHandler | undefined;
}): RequestHandler {
  const { hosting, headers, root, functionHandler } = options;
  return superstatic({
    cwd: root,
    compression: true,
    config: {
      ...hosting,
      public: '.',
      headers: keepOnlyWhatIsThere(structuredClone(headers), root),
    } as object,
    stack: 'strict',
    rewriters: {
      function: async (rewrite: Extract<Rewrite, { function: object }>) =>
        functionResponder(rewrite.function.functionId, functionHandler),
    },
  }) as RequestHandler;
}

/** The same headers and functions, for a server that serves the site's files itself. */
export function headersAndFunctions(options: Parameters<typeof fileServer>[0]): RequestHandler {
  const toFunctions = options.hosting.rewrites.filter((rewrite) => 'function' in rewrite);
  return superstatic({
    config: { rewrites: toFunctions, headers: structuredClone(options.headers) } as object,
    stack: ['headers', 'rewrites'],
    rewriters: {
      function: async (rewrite: Extract<Rewrite, { function: object }>) =>
        functionResponder(rewrite.function.functionId, options.functionHandler),
    },
  }) as RequestHandler;
}

function functionResponder(name: string, find: (name: string) => RequestHandler | undefined) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const handler = find(name);
    if (handler) void handler(request, response, next);
    else response.status(404).type('text').send(`There is no function ${name}.\n`);
  };
}
