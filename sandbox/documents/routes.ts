import express, { Router, type ErrorRequestHandler } from 'express';
import { fromJson, toJson } from '#functions/store/documentJson.ts';
import { StoreError, type Fields, type Store } from '#functions/store/Store.ts';

/** Reads, writes and removes single stored documents, for tests and for inspection. Dates are `{"$date": …}`. */
export function documentRoutes(store: Store): Router {
  const router = Router();
  router.use(express.text({ type: () => true, limit: '1mb' }));
  router.get('/:collection', async ({ params }, response) => {
    const found = await store.find(params.collection);
    response.set('Cache-Control', 'no-store').json(found.map(({ id }) => id));
  });
  router.get('/:collection/:id', async ({ params }, response) => {
    const fields = await store.get(params);
    response.set('Cache-Control', 'no-store').type('json');
    if (fields) response.send(toJson(fields));
    else response.status(404).send({ error: `There is no document ${params.collection}/${params.id}.` });
  });
  router.put('/:collection/:id', async ({ params, body }, response) => {
    await store.set(params, fieldsFrom(body));
    response.status(204).end();
  });
  router.delete('/:collection/:id', async ({ params }, response) => {
    await store.delete(params);
    response.status(204).end();
  });
  router.use(refusedDocument);
  return router;
}

function fieldsFrom(body: unknown): Fields {
  const fields: unknown = fromJson(typeof body === 'string' ? body : '');
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields) || fields instanceof Date) {
    throw new TypeError('a document is a JSON object');
  }
  return fields as Fields;
}

const refusedDocument: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refused = error instanceof StoreError || error instanceof TypeError || error instanceof SyntaxError;
  if (refused) response.status(400).json({ error: error.message });
  else next(error);
};
