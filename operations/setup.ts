import { runCommand } from './commandLine.ts';
import { terminal } from './conversation.ts';
import { googleCloud } from './doctor/cloud.ts';
import { setup } from './setup/setup.ts';

await runCommand(() => setup(process.cwd(), process.argv.slice(2), terminal, googleCloud));
