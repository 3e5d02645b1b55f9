import { afterEach, describe, expect, it, vi } from 'vitest';

const IntlDateTimeFormat = Intl.DateTimeFormat;

/** Every locale whose dates some engine formats differently. */
class UsualOrderFormat extends IntlDateTimeFormat {
  constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
    // ICU 72 (CLDR-16399) writes en-CA as 11/21/2026, like en-US.
    super(locales === 'en-CA' ? 'en-US' : locales, options);
  }
}

class ArabicFormat extends IntlDateTimeFormat {
  constructor(_locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
    super('ar-EG', options);
  }
}

async function domainWith(format: typeof Intl.DateTimeFormat) {
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, DateTimeFormat: format });
  vi.resetModules();
  const [{ chargeTimeOn }, { chargeMoments }] = await Promise.all([
    import('#domain/chargeDay.ts'),
    import('#domain/trial.ts'),
  ]);
  return { chargeTimeOn, chargeMoments };
}

afterEach(() => {
  vi.unstubAllGlobals();
  // The files that run next in this process would get the modules that found the stand-in.
  vi.resetModules();
});

describe.each([
  ['this engine', IntlDateTimeFormat],
  ['an engine whose en-CA writes the month first', UsualOrderFormat as typeof Intl.DateTimeFormat],
  ['an engine that answers in another locale', ArabicFormat as typeof Intl.DateTimeFormat],
])('the day of a charge in %s', (_, format) => {
  it.each([
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T03:45:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['2026-07-01T06:59:59.999Z', '2026-06-30T10:00:00.000Z'],
    ['2026-07-01T07:00:00.000Z', '2026-07-01T10:00:00.000Z'],
    ['2027-01-01T07:59:59.999Z', '2026-12-31T10:00:00.000Z'],
    ['2028-03-01T00:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ])('of %s is charged at %s', async (moment, charged) => {
    const { chargeTimeOn } = await domainWith(format);
    expect(chargeTimeOn(new Date(moment)).toISOString()).toBe(charged);
  });

  it('gives every moment of a subscription a date', async () => {
    const { chargeMoments } = await domainWith(format);
    const moments = chargeMoments({
      startsAt: new Date('2026-11-21T10:00:00Z'),
      trialDays: 14,
      interval: 'month',
      total: 4900,
    });
    expect(moments.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2026-11-21',
      '2026-12-03',
      '2026-12-05',
      '2027-01-05',
    ]);
  });
});

it.each([
  ['America/Los_Angeles', ['America/Los_Angeles']],
  ['every zone but UTC', ['America/Los_Angeles', 'Etc/GMT+8']],
])('a browser that refuses %s starts, and shows each charge on its day', async (_, refused) => {
  class RefusingFormat extends IntlDateTimeFormat {
    constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
      if (refused.includes(options?.timeZone ?? '')) throw new RangeError('Invalid time zone');
      super(locales, options);
    }
  }
  const { chargeTimeOn } = await domainWith(RefusingFormat as typeof Intl.DateTimeFormat);
  const { formatDay } = await import('#domain/day.ts');
  for (const [at, day] of [
    ['2026-11-21T10:00:00.000Z', 'November 21, 2026'],
    ['2027-07-01T10:00:00.000Z', 'July 1, 2027'],
  ] as const) {
    expect(chargeTimeOn(new Date(at)).toISOString()).toBe(at);
    expect(formatDay(new Date(at)).replaceAll('\u00A0', ' ')).toBe(day);
  }
});
