import { calls, type CallInput, type CallName, type CallOutput } from '#domain/contract.ts';
import { AppError, isAccountDeleted, type ErrorCode } from '#domain/errors.ts';
import { apiPath } from '#domain/paths.ts';
import { followRecord } from '../browser/recordLanguage.ts';
import { hearServerTime } from '../browser/serverClock.ts';
import { withinTime } from '../browser/withinTime.ts';
import { appCheckToken } from './appCheckToken.ts';
import { readCallableReply } from './callableReply.ts';

/** Returns the owner's ID token, a new one with `forceRefresh`; null when signed out. */
export type IdToken = (forceRefresh?: boolean) => Promise<string | null>;

/** The server's refusals of a token. */
const renewable: readonly ErrorCode[] = ['session/signed-out', 'session/unverified'];

interface Post {
  data: unknown;
  /** The owner's ID token; null for a public call. */
  token: string | null;
  appCheck: string | null;
}

async function post(url: string, request: Post) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (request.token !== null) headers.set('Authorization', `Bearer ${request.token}`);
  if (request.appCheck !== null) headers.set('X-Firebase-AppCheck', request.appCheck);
  try {
    return await withinTime(async (signal) => {
      const body = JSON.stringify({ data: request.data });
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      hearServerTime(response);
      return { ok: response.ok, text: await response.text() };
    });
  } catch (error) {
    throw new AppError('network/unreachable', { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('service/unexpected', { cause: error });
  }
}

function checked<Name extends CallName>(name: Name, result: unknown): CallOutput<Name> {
  try {
    return calls[name].output.validateSync(result ?? {}, { stripUnknown: true }) as CallOutput<Name>;
  } catch (error) {
    throw new AppError('service/unexpected', { cause: error });
  }
}

/**
 * Sends one call to the functions, in the callable protocol. It does not use the SDK's `httpsCallable`, which cannot tell a
 * lost connection from a broken server, and cannot abort a request.
 * @param appCheck returns the token of App Check, or null; never rejects.
 */
export async function invoke<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  idToken: IdToken,
  appCheck = appCheckToken,
): Promise<CallOutput<Name>> {
  const { access } = calls[name];
  const send = async (forceRefresh: boolean) => {
    // Both tokens may require a request to Google, so they are requested in parallel.
    const checking = appCheck();
    const token = access === 'owner' ? await idToken(forceRefresh) : null;
    if (access === 'owner' && token === null) throw new AppError('session/signed-out');
    const { ok, text } = await post(apiPath(name), { data: input, token, appCheck: await checking });
    return readCallableReply({ ok, body: parsed(text) });
  };
  let result: unknown;
  try {
    result = await send(false);
  } catch (error) {
    // The server may refuse a token that a refresh would replace, for example by a clock that is minutes off, or after the
    // owner's address changed.
    const refused = access === 'owner' && error instanceof AppError && renewable.includes(error.code);
    if (!refused || error.cause === undefined || isAccountDeleted(error)) throw error;
    result = await send(true);
  }
  const answer = checked(name, result);
  const { language, account } = answer as Partial<CallOutput<'myStatus'> & CallOutput<'myAccount'>>;
  followRecord(language ?? account?.language, (to) => {
    // The next answer tries again.
    invoke('setLanguage', { language: to }, idToken, appCheck).catch(() => undefined);
  });
  return answer;
}
