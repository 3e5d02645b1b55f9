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

/** A browser, or an extension, that knows no zone but UTC. */
class UtcOnlyFormat extends IntlDateTimeFormat {
  constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
    if (options?.timeZone !== 'UTC')
      throw new RangeError(`Invalid time zone specified: ${options?.timeZone}`);
    super(locales, options);
  }
}

async function domainWith(format: typeof Intl.DateTimeFormat) {
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, DateTimeFormat: format });
  vi.resetModules();
  const [{ chargeTimeOn }, { chargeMoments }, { formatDay }] = await Promise.all([
    import('#domain/chargeDay.ts'),
    import('#domain/trial.ts'),
    import('#domain/day.ts'),
  ]);
  return { chargeTimeOn, chargeMoments, formatDay };
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
  ['a browser that refuses Pacific time', UtcOnlyFormat as typeof Intl.DateTimeFormat],
])('the day of a charge in %s', (_, format) => {
  it.each([
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T03:45:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['2026-07-01T06:59:59.999Z', '2026-06-30T10:00:00.000Z'],
    ['2026-07-01T08:00:00.000Z', '2026-07-01T10:00:00.000Z'],
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

describe('a browser that refuses Pacific time', () => {
  const format = UtcOnlyFormat as typeof Intl.DateTimeFormat;

  it.each([
    ['2026-11-21T10:00:00.000Z', 'November 21, 2026'],
    ['2026-11-21T03:45:00.000Z', 'November 20, 2026'],
  ])('shows the day of %s as %s', async (moment, day) => {
    const { formatDay } = await domainWith(format);
    expect(formatDay(moment).replaceAll('\u00A0', ' ')).toBe(day);
  });
});

it.each([
  ['this engine', IntlDateTimeFormat, '2026-07-01T10:00:00.000Z'],
  // A day early, so that no screen names a later charge than the real one.
  ['a browser that refuses Pacific time', UtcOnlyFormat, '2026-06-30T10:00:00.000Z'],
] as const)('the first hour of a summer day in %s is charged at %s', async (_, format, charged) => {
  const { chargeTimeOn } = await domainWith(format as typeof Intl.DateTimeFormat);
  expect(chargeTimeOn(new Date('2026-07-01T07:00:00.000Z')).toISOString()).toBe(charged);
});
