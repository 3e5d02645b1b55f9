import { offers } from '#functions/provision/offers.ts';
import { CommandRefused, runCommand } from './conversation.ts';
import { googleCloud, readSecret } from './doctor/cloud.ts';
import { payPalSecretName } from './doctor/deployedFunctions.ts';
import { examine } from './doctor/examine.ts';
import { exitCodeOf, lineOf } from './doctor/finding.ts';
import { openStore } from './project/openStore.ts';
import { readTarget } from './project/target.ts';

await runCommand(async () => {
  const root = process.cwd();
  const target = readTarget(root);
  const store = await openStore(target.project).catch((error: unknown) => {
    if (error instanceof CommandRefused) return null;
    throw error;
  });
  try {
    const cloud = await googleCloud(target.project);
    const payPalSecret =
      process.env[payPalSecretName] ?? (await readSecret(cloud, target.project, payPalSecretName));
    const findings = await examine({
      root,
      target,
      store,
      cloud,
      payPalSecret,
      offers,
      now: () => new Date(),
      simulated: false,
    });
    for (const finding of findings) console.log(lineOf(finding));
    return exitCodeOf(findings);
  } finally {
    await store?.close();
  }
});
