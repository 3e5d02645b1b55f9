import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendSignInLink } from '#adapters/identityToolkit/sendSignInLink.ts';
import { errorMessage } from '#content/index.ts';
import type { AppError } from '#domain/errors.ts';
import type { Problem } from '#gateways/problems.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
const config = { apiKey: 'a key', authEmulatorUrl: null };
const origin = 'https://curbwise.example';

const problems: Problem[] = [];

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(Response.json({}));
  problems.length = 0;
  vi.stubGlobal('window', { problems });
});

afterAll(() => {
  fetched.mockRestore();
  vi.unstubAllGlobals();
});

function send(email: string, appCheck?: () => Promise<string | null>) {
  return sendSignInLink(config, { email, language: 'es', origin }, appCheck);
}

interface SentRequest {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

function sentRequest(): SentRequest {
  const [url, request] = fetched.mock.calls[0] ?? [];
  return {
    url: String(url),
    headers: request?.headers as Record<string, string>,
    body: JSON.parse(String(request?.body)) as Record<string, unknown>,
  };
}

describe('the request for a sign-in link', () => {
  it('names a link to the verification screen that the site handles itself (R-VERIFY-LINK, R-CALL-LINK)', async () => {
    await send(' Ana@Truck.example ');
    const { url, headers, body } = sentRequest();
    expect(url).toBe('https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=a%20key');
    expect(headers).toMatchObject({ 'X-Firebase-Locale': 'es' });
    expect(body).toEqual({
      requestType: 'EMAIL_SIGNIN',
      email: 'ana@truck.example',
      clientType: 'CLIENT_TYPE_WEB',
      continueUrl: 'https://curbwise.example/es/sign-up/verify-email?email=ana%40truck.example',
      canHandleCodeInApp: true,
    });
  });

  it('carries the source of the visit on, which nothing stores', async () => {
    await sendSignInLink(config, {
      email: 'ana@truck.example',
      language: 'en',
      origin,
      sourceQuery: '&utm_source=spring',
    });
    expect(sentRequest().body['continueUrl']).toBe(
      `${origin}/sign-up/verify-email?email=ana%40truck.example&utm_source=spring`,
    );
  });

  it.each([
    ['none without App Check', undefined, undefined],
    ['App Check’s', async () => 'from-the-site', 'from-the-site'],
    ['none if none came in time', async () => null, undefined],
  ])('has a token that proves the site: %s', async (_what, appCheck, token) => {
    await send('ana@truck.example', appCheck);
    expect(sentRequest().headers['X-Firebase-AppCheck']).toBe(token);
  });

  it.each(['ana+tacos@truck.example', "o'neil&sons@truck.example"])(
    'carries %s unchanged (R-CALL-LINK)',
    async (email) => {
      await send(email);
      expect(new URL(String(sentRequest().body['continueUrl'])).searchParams.get('email')).toBe(email);
    },
  );

  it('is not made for an address that is not one', async () => {
    await expect(send('ana@')).rejects.toMatchObject({ code: 'auth/invalid-email' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a sign-in link that could not be sent (R-SIGNIN-LINK-NOT-SENT)', () => {
  const words = 'Failed to send verification email. Please try again.';
  const refusal = (message: string) => Response.json({ error: { message } }, { status: 400 });

  it.each([
    ['Firebase refused it', () => Promise.resolve(refusal('QUOTA_EXCEEDED : Exceeded daily quota'))],
    ['the response is not JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because %s', async (_why, answer) => {
    fetched.mockImplementation(answer);
    const error: unknown = await send('ana@truck.example').catch((thrown: unknown) => thrown);
    expect(errorMessage(error as AppError)).toBe(words);
  });

  it.each([
    ['QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.', 'QUOTA_EXCEEDED'],
    ['OPERATION_NOT_ALLOWED', 'OPERATION_NOT_ALLOWED'],
    ['API key not valid. Please pass a valid API key.', 'API'],
  ])('because Firebase says %s is reported, because no server of ours hears of it', async (message, code) => {
    fetched.mockResolvedValue(refusal(message));
    await send('ana@truck.example').catch(() => undefined);
    expect(problems).toEqual([{ type: 'caught', error: { name: 'sendOobCode', code } }]);
  });

  it.each([
    ['an address that Firebase does not take', () => Promise.resolve(refusal('INVALID_EMAIL'))],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because of %s is not reported', async (_why, answer) => {
    fetched.mockImplementation(answer);
    await send('ana@truck.example').catch(() => undefined);
    expect(problems).toEqual([]);
  });

  it('because Firebase does not accept the address', async () => {
    fetched.mockResolvedValue(refusal('INVALID_EMAIL'));
    await expect(send('ana@truck.example')).rejects.toMatchObject({ code: 'auth/invalid-email' });
  });
});
