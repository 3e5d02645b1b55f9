// npm run licences
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/stages.mjs';
import { licenceList } from './licences.ts';

writeFileSync(join(projectRoot, 'LICENCES.md'), licenceList());
