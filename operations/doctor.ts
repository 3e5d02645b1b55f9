import { resolveTxt } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundledFunctions } from './functions/build.mjs';
import { offers } from '#functions/provision/offers.ts';
import { CommandRefused, runCommand } from './conversation.ts';
import { googleCloud, readSecret } from './doctor/cloud.ts';
import { payPalSecretName } from './doctor/deployedFunctions.ts';
import { examine } from './doctor/examine.ts';
import { exitCodeOf, lineOf } from './doctor/finding.ts';
import { openStore } from './project/openStore.ts';
import { lineOfTarget, readTarget } from './project/target.ts';

// `npm run doctor [-- --project staging|live] [--json] [--mail]`

await runCommand(async () => {
  const root = process.cwd();
  const { target, rest } = readTarget(root, process.argv.slice(2));
  const { values } = parseArgs({
    args: rest,
    options: { json: { type: 'boolean', default: false }, mail: { type: 'boolean', default: false } },
  });
  if (!values.json) console.log(lineOfTarget(target));
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
      waitForMail: values.mail ? wait : null,
      now: () => new Date(),
      simulated: false,
    });
    if (values.json) {
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
