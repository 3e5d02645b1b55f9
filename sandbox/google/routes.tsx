import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import { fileURLToPath } from 'node:url';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { languages } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { EmulatorAccounts, GoogleAccount } from '../auth/accounts.ts';
import { sendPage } from '../pages/page.tsx';
import { ChooserPage } from './ChooserPage.tsx';

const script = '/__sandbox/google/chooser.js';

/** The account chooser that replaces Google's. */
export function googleRoutes(accounts: Pick<EmulatorAccounts, 'googleAccounts'>): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const known = await accounts.googleAccounts();
    sendPage(response, {
      title: 'Choose an account',
      script,
      children: <ChooserPage accounts={known} refused={false} back={returnIn(request.query)} />,
    });
  });
  router.get('/chooser.js', (_request, response) => {
    response.sendFile(fileURLToPath(new URL('chooser.js', import.meta.url)));
  });
  router.post('/chosen', express.urlencoded({ extended: false }), async (request, response) => {
    const described = profileOf(request.body);
    const back = returnIn(request.body);
    const known = await accounts.googleAccounts();
    if (described) {
      // The script passes the account to the opener, which closes the pop-up, or goes back with it.
      const children = (
        <>
          <h1>Signing in</h1>
          <p data-profile={JSON.stringify(knownOr(described, known))} data-return={back}>
            Signing in as {described.email}.{' '}
            {back === null ? 'The page that opened this window closes it.' : 'You go on where you came from.'}
          </p>
        </>
      );
      sendPage(response, { title: 'Signing in', script, children });
      return;
    }
    const children = <ChooserPage accounts={known} back={back} refused />;
    sendPage(response, { title: 'Choose an account', script, children }, 400);
  });
  return router;
}

/** The site's address from which the visitor came, if the request names one. Other addresses are ignored. */
function returnIn(fields: unknown): string | null {
  const { return: address } = (fields ?? {}) as { return?: unknown };
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  const { pathname, search, host } = new URL(address, 'http://site.invalid');
  const within = languages.some((language) => pathname.startsWith(`${pathIn(language, paths.signUp)}/`));
  return within && host === 'site.invalid' ? pathname + search : null;
}

// An account created in another way in the emulator keeps its id.
function knownOr(described: GoogleAccount, known: readonly GoogleAccount[]): GoogleAccount {
  const same = known.find(({ email }) => email === described.email);
  return same ? { ...described, sub: same.sub } : described;
}

/** The account from the form; undefined if its address or name is invalid. */
function profileOf(form: unknown): GoogleAccount | undefined {
  const { email, name } = (form ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof name !== 'string') return undefined;
  const address = normalizeEmail(email);
  if (!isEmail(address) || name.trim() === '') return undefined;
  return { sub: subjectOf(address), email: address, name: name.trim() };
}

// Google's ids have 21 digits and never change. Here the address determines the id, so that choosing it again gives the
// same account.
function subjectOf(address: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(address).digest('hex')}`).toString();
  return `1${digits.slice(0, 20)}`;
}
