import { resolveTxt } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { bundledFunctions } from '../functions/build.mjs';
import { offers } from '#functions/provision/offers.ts';
import { CommandRefused, runCommand } from './conversation.ts';
import { googleCloud, readSecret } from './doctor/cloud.ts';
import { payPalSecretName } from './doctor/deployedFunctions.ts';
import { examine } from './doctor/examine.ts';
import { exitCodeOf, lineOf } from './doctor/finding.ts';
import { openStore } from './project/openStore.ts';
import { readTarget } from './project/target.ts';

// `npm run doctor [-- --json]`

await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
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
      code: (await bundledFunctions()).code,
      lookUp: resolveTxt,
      now: () => new Date(),
      simulated: false,
    });
    if (values.json) {
      const { project, siteUrl } = target;
      console.log(JSON.stringify({ project, siteUrl, at: new Date(), findings }, null, 2));
    } else {
      for (const finding of findings) console.log(lineOf(finding));
    }
    return exitCodeOf(findings);
  } finally {
    await store?.close();
  }
});
