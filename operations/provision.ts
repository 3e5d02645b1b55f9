import { runCommand, terminal } from './conversation.ts';
import { openStore } from './project/openStore.ts';
import { readTarget } from './project/target.ts';
import { provision } from './provision/provision.ts';

await runCommand(async () => {
  const target = readTarget(process.cwd());
  const store = await openStore(target.project);
  try {
    return await provision(process.argv.slice(2), {
      target,
      store,
      talk: terminal,
      environment: process.env,
    });
  } finally {
    await store.close();
  }
});
