import path from 'node:path';
import { projectRoot } from '../../support/stages.mjs';

export const sandboxFolder = path.join(projectRoot, 'test-results/browsers-sandbox');

export const builtSite = path.join(sandboxFolder, 'site');

/** Screenshots of pages whose test failed. */
export const pictures = path.join(projectRoot, 'test-results/browsers');
