import { resolveTxt } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, optionsIn, projectOption, runCommand } from './commandLine.ts';
import { CommandRefused } from './conversation.ts';
import { googleCloud, payPalSecretName, readSecret } from './doctor/cloud.ts';
import { exitCodeOf, lineOf } from './doctor/finding.ts';
import { chosenDatabase, openStore } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';

const words = commandLine('doctor', 'Looks whether a project works, with the cure for what is broken.')
  .addOption(projectOption())
  .option('--json', 'prints the findings as JSON, and nothing else')
  .option('--mail', 'also has a test message sent to the address for alerts');

interface Wanted {
  project?: string;
  json?: boolean;
  mail?: boolean;
}

await runCommand(async () => {
  const root = process.cwd();
  const { project: named, json = false, mail = false } = optionsIn<Wanted>(words);
  const target = readTarget(root, named);
  if (!json) console.log(lineOfTarget(target, chosenDatabase()));
  const store = await openStore(target.project).catch((error: unknown) => {
    if (error instanceof CommandRefused) return null;
    throw error;
  });
  try {
    const cloud = await googleCloud(target.project);
    const payPalSecret =
      process.env[payPalSecretName] ?? (await readSecret(cloud, target.project, payPalSecretName));
    const { bundledFunctions } = await import('./functions/build.mjs');
    const { offers } = await import('./provision/offers.ts');
    const { examine } = await import('./doctor/examine.ts');
    const findings = await examine({
      root,
      target,
      store,
      cloud,
      payPalSecret,
      offers,
      code: (await bundledFunctions()).code,
      lookUp: resolveTxt,
      waitForMail: mail ? wait : null,
      now: () => new Date(),
      simulated: false,
    });
    if (json) {
      const { alias, project, siteUrl } = target;
      console.log(JSON.stringify({ alias, project, siteUrl, at: new Date(), findings }, null, 2));
    } else {
      for (const finding of findings) console.log(lineOf(finding));
    }
    return exitCodeOf(findings);
  } finally {
    await store?.close();
  }
});
