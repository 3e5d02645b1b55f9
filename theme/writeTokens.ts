import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { designTokens } from './designTokens.ts';

writeFileSync(path.join(import.meta.dirname, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
