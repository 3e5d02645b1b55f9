import { builtCatalogue } from './builds.ts';

await builtCatalogue();
