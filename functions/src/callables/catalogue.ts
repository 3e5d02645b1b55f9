import { callable } from '../callable.ts';
import { currentCatalogue } from '../services/catalogue.ts';

/** See `calls.catalogue`. */
export const catalogue = callable('catalogue', (_, { context }) => currentCatalogue(context));
