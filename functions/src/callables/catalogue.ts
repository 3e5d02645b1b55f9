import { callable } from '../callable.ts';
import { readCatalogue } from '../services/catalogue.ts';

/** See `calls.catalogue`. */
export const catalogue = callable('catalogue', (_, { context }) =>
  readCatalogue(context.store, context.payments),
);
