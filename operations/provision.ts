import { runCommand, terminal } from './conversation.ts';
import { openStore } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';
import { provision } from './provision/provision.ts';

await runCommand(async () => {
  const { target, rest } = readTarget(process.cwd(), process.argv.slice(2));
  console.log(lineOfTarget(target));
  const store = await openStore(target.project);
  try {
    return await provision(rest, {
      target,
      store,
      talk: terminal,
      environment: process.env,
    });
  } finally {
    await store.close();
  }
});
