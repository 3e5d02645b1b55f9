import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '#adapters/browser/serverClock.ts';
import { patientAppCheck } from '#adapters/firebase/appCheckToken.ts';
import { invoke } from '#adapters/firebase/invoke.ts';
import { createCallFunction } from '#adapters/firebase/callFunctions.ts';
import { createSubscriptionGateway } from '#adapters/firebase/subscriptionGateway.ts';
import { accountDeleted } from '#domain/errors.ts';

const signedIn = () => Promise.resolve('the-token');
const signedOut = () => Promise.resolve(null);

function answering(body: unknown, status = 200) {
  const answer = vi.fn(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

function firstRequest(answer: ReturnType<typeof answering>) {
  const [url, init] = answer.mock.calls[0] as unknown as [string, RequestInit];
  return { url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) as unknown };
}

const emptyCatalogue = { monthly: null, yearly: null, providerClientId: null };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call to the functions', () => {
  it('goes to the site’s own origin with the input and the owner’s token (R-ACCESS-DATABASE)', async () => {
    const answer = answering({ result: { offer: { code: 'FREE50', plan: null } } });
    const offer = await createSubscriptionGateway(createCallFunction(signedIn)).checkCoupon('FREE50');
    expect(offer).toEqual({ code: 'FREE50', plan: null });
    const { url, headers, body } = firstRequest(answer);
    expect(url).toBe('/api/checkCoupon');
    expect(headers.get('Authorization')).toBe('Bearer the-token');
    expect(body).toEqual({ data: { code: 'FREE50' } });
  });

  it('that is public asks for no token', async () => {
    const answer = answering({ result: emptyCatalogue });
    const idToken = vi.fn(signedIn);
    await expect(createSubscriptionGateway(createCallFunction(idToken)).catalogue()).resolves.toEqual(
      emptyCatalogue,
    );
    expect(idToken).not.toHaveBeenCalled();
    expect(firstRequest(answer).headers.has('Authorization')).toBe(false);
  });

  it('that needs an owner is not sent while signed out', async () => {
    const answer = answering({ result: {} });
    const gateway = createSubscriptionGateway(createCallFunction(signedOut));
    await expect(gateway.myStatus()).rejects.toMatchObject({ code: 'session/signed-out' });
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('returns the server’s error code with its details', async () => {
    answering(
      {
        error: {
          status: 'FAILED_PRECONDITION',
          message: 'not for owners',
          details: { code: 'coupon/plan-not-found', details: { name: 'NoSuchPlan', count: 3 } },
        },
      },
      400,
    );
    await expect(
      createSubscriptionGateway(createCallFunction(signedIn)).checkCoupon('ORPHAN'),
    ).rejects.toMatchObject({
      code: 'coupon/plan-not-found',
      details: { name: 'NoSuchPlan' },
    });
  });

  it.each([
    [{ error: { status: 'UNAUTHENTICATED', message: 'x' } }, 401, 'session/signed-out'],
    [{ error: { status: 'RESOURCE_EXHAUSTED', message: 'x' } }, 429, 'request/too-many'],
    [{ error: { status: 'INTERNAL', message: 'x' } }, 500, 'service/unexpected'],
    [{ error: { status: 'INTERNAL', details: { code: 'constructor' } } }, 500, 'service/unexpected'],
    [{ error: { status: 'constructor' } }, 500, 'service/unexpected'],
    [{ error: null }, 500, 'service/unexpected'],
    [{ result: emptyCatalogue }, 500, 'service/unexpected'],
    [{}, 200, 'service/unexpected'],
    ['<html>Bad gateway</html>', 502, 'service/unexpected'],
    ['', 200, 'service/unexpected'],
  ])('%j with status %i is %s', async (body, status, code) => {
    answering(body, status);
    await expect(createSubscriptionGateway(createCallFunction(signedIn)).catalogue()).rejects.toMatchObject({
      code,
    });
  });

  it('a response of the wrong shape is refused', async () => {
    answering({ result: { offer: { code: 'FREE50', plan: { name: 'Free lunch' } } } });
    await expect(
      createSubscriptionGateway(createCallFunction(signedIn)).checkCoupon('FREE50'),
    ).rejects.toMatchObject({
      code: 'service/unexpected',
    });
  });

  it('a server that does not respond within half a minute counts as a lost connection, without AbortSignal.timeout', async () => {
    vi.useFakeTimers();
    const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    try {
      const unanswered = (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        });
      vi.stubGlobal('fetch', unanswered);
      const asked = createSubscriptionGateway(createCallFunction(signedIn)).catalogue();
      const failure = asked.then(
        () => undefined,
        (error: unknown) => error,
      );
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await failure).toMatchObject({ code: 'network/unreachable' });
      answering({ result: emptyCatalogue });
      await expect(createSubscriptionGateway(createCallFunction(signedIn)).catalogue()).resolves.toEqual(
        emptyCatalogue,
      );
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      if (timeout) Object.defineProperty(AbortSignal, 'timeout', timeout);
      vi.useRealTimers();
    }
  });

  it('a lost connection is reported as one', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createSubscriptionGateway(createCallFunction(signedIn)).catalogue()).rejects.toMatchObject({
      code: 'network/unreachable',
    });
  });
});

describe('a refused token', () => {
  const refused = { error: { status: 'UNAUTHENTICATED', message: 'x' } };
  const refusedBy = (code: string) => ({ error: { ...refused.error, details: { code } } });
  const fresh = vi.fn((forceRefresh?: boolean) => Promise.resolve(forceRefresh ? 'new' : 'old'));

  it.each([
    ['Firebase', refused],
    ['the service', refusedBy('session/signed-out')],
    ['the service, after a new address', refusedBy('session/unverified')],
  ])('by %s is refreshed once, and the call is repeated', async (_, refusal) => {
    const answer = vi.fn((_url: string, init: RequestInit) => {
      const accepted = new Headers(init.headers).get('Authorization') === 'Bearer new';
      const body = accepted ? { result: { offer: { code: 'FREE50', plan: null } } } : refusal;
      return Promise.resolve(new Response(JSON.stringify(body), { status: accepted ? 200 : 401 }));
    });
    vi.stubGlobal('fetch', answer);
    const gateway = createSubscriptionGateway(createCallFunction(fresh));
    await expect(gateway.checkCoupon('FREE50')).resolves.toEqual({ code: 'FREE50', plan: null });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('of a deleted account is not refreshed, which would lose the reason', async () => {
    const details = { code: 'session/signed-out', details: accountDeleted };
    const answer = answering({ error: { ...refused.error, details } }, 401);
    const gateway = createSubscriptionGateway(createCallFunction(fresh));
    await expect(gateway.myStatus()).rejects.toMatchObject({ details: accountDeleted });
    expect(answer).toHaveBeenCalledOnce();
  });

  it('that stays refused asks for a sign-in', async () => {
    const answer = answering(refused, 401);
    const gateway = createSubscriptionGateway(createCallFunction(fresh));
    await expect(gateway.myStatus()).rejects.toMatchObject({ code: 'session/signed-out' });
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['40 days ahead', 40 * 86_400_000],
  ['3 hours behind', -3 * 3_600_000],
])('the server’s time is known on a device whose clock is %s', async (_, skew) => {
  const now = Date.parse('2026-11-21T09:30:00Z');
  vi.useFakeTimers({ now: now + skew, toFake: ['Date'] });
  try {
    const reply = new Response(JSON.stringify({ result: emptyCatalogue }), {
      headers: { Date: new Date(now).toUTCString() },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(reply));
    await createSubscriptionGateway(createCallFunction(signedOut)).catalogue();
    expect(serverNow()).toEqual(new Date(now));
    vi.advanceTimersByTime(60_000);
    expect(serverNow()).toEqual(new Date(now + 60_000));
  } finally {
    vi.useRealTimers();
  }
});

describe('App Check', () => {
  it('sends its token with public calls and with an owner’s', async () => {
    for (const name of ['catalogue', 'myStatus'] as const) {
      const answer = answering({ result: emptyCatalogue });
      const sent = invoke(name, {}, signedIn, async () => 'from-the-site');
      await sent.catch(() => undefined);
      expect(firstRequest(answer).headers.get('X-Firebase-AppCheck')).toBe('from-the-site');
    }
  });

  it('is neither loaded nor sent if the site was built without a site key', async () => {
    const answer = answering({ result: emptyCatalogue });
    await invoke('catalogue', {}, signedIn);
    expect(firstRequest(answer).headers.has('X-Firebase-AppCheck')).toBe(false);
  });

  it('without a token does not prevent the call', async () => {
    const answer = answering({ result: emptyCatalogue });
    await invoke('catalogue', {}, signedIn, async () => null);
    expect(firstRequest(answer).headers.has('X-Firebase-AppCheck')).toBe(false);
  });

  it('is loaded once and asked for a token on each call', async () => {
    let token = 0;
    const open = vi.fn(async () => async () => `token-${(token += 1)}`);
    const asked = patientAppCheck(open);
    expect([await asked(), await asked()]).toEqual(['token-1', 'token-2']);
    expect(open).toHaveBeenCalledOnce();
  });

  it('that failed to load is loaded again on the next call', async () => {
    const open = vi
      .fn<() => Promise<() => Promise<string>>>()
      .mockRejectedValueOnce(new Error('no line'))
      .mockResolvedValue(async () => 'token');
    const asked = patientAppCheck(open);
    expect([await asked(), await asked()]).toEqual([null, 'token']);
  });

  it('with a blocked script delays the first call by four seconds and the next by half a second', async () => {
    vi.useFakeTimers();
    try {
      const asked = patientAppCheck(async () => () => new Promise(() => undefined));
      for (const patience of [4_000, 500, 500]) {
        let answer: string | null | undefined;
        void asked().then((given) => (answer = given));
        await vi.advanceTimersByTimeAsync(patience - 1);
        expect(answer).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        expect(answer).toBeNull();
      }
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
