import { describe, expect, it } from 'vitest';
import { answerFrom, readAtGoogle, readSecret, type Cloud } from '#operations/doctor/cloud.ts';
import { failed } from '#operations/doctor/finding.ts';

const url = 'https://cloudscheduler.googleapis.com/v1/projects/p';

const google = (response: () => Response): Cloud => ({ get: (asked) => answerFrom(asked, response()) });

describe('a response of Google', () => {
  it.each([200, 404, 502])(
    'that is a page with status %d is not a fault of the doctor or the project',
    async (status) => {
      const cloud = google(() => new Response('<html>Proxy</html>', { status }));
      const error = await readAtGoogle({ cloud, project: 'p' }, url).catch((thrown: unknown) => thrown);
      expect(failed('Firebase: schedules', error)).toEqual({
        check: 'Firebase: schedules',
        state: 'not looked at',
        detail: `cloudscheduler.googleapis.com answers ${status} without JSON`,
        cure: 'try again later',
      });
    },
  );

  it('is its status and its parsed body', async () => {
    expect(await answerFrom(url, Response.json({ jobs: [] }))).toEqual({ status: 200, body: { jobs: [] } });
    expect(await answerFrom(url, new Response(null, { status: 403 }))).toEqual({ status: 403, body: null });
  });
});

describe('PayPal’s secret', () => {
  const read = (cloud: Cloud | null) => readSecret(cloud, 'truck-market', 'PAYPAL_SECRET');

  it('is read from the secret store', async () => {
    const data = Buffer.from('s3cret').toString('base64');
    expect(await read(google(() => Response.json({ payload: { data } })))).toBe('s3cret');
  });

  it('is unknown without credentials, and if it was never stored', async () => {
    expect(await read(null)).toBeNull();
    expect(await read(google(() => Response.json({ error: { code: 404 } }, { status: 404 })))).toBeNull();
  });

  it.each<[string, () => Response, string]>([
    [
      'the account may not read it',
      () => Response.json({ error: { code: 403 } }, { status: 403 }),
      'your account may not read the secret PAYPAL_SECRET',
    ],
    [
      'the network is lost',
      () => {
        throw new TypeError('fetch failed', { cause: new Error('ENOTFOUND') });
      },
      'there was no answer',
    ],
  ])('is not readable if %s, and the reason is told', async (_what, response, message) => {
    expect(await read(google(response))).toMatchObject({ name: 'NotReadable', message });
  });
});
