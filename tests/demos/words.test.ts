import { describe, expect, it } from 'vitest';
import { heatMap } from '#content/demos/heatMap.ts';
import { formatAmount, formatWholeAmount } from '#content/demos/money.ts';
import { hourName, hoursName, orders, wholeNumber } from '#content/demos/week.ts';

describe('the words of the demos', () => {
  it.each([
    [0, '12\u00A0am'],
    [7, '7\u00A0am'],
    [12, '12\u00A0pm'],
    [21, '9\u00A0pm'],
    [24, '12\u00A0am'],
  ])('hour %i is %s', (hour, words) => {
    expect(hourName(hour)).toBe(words);
  });

  it('an hour does not wrap over two lines', () => {
    expect(hourName(14)).not.toMatch(/ /u);
  });

  it('a range ends when its last hour ends', () => {
    expect(hoursName(11, 13)).toBe('11\u00A0am to 2\u00A0pm');
  });

  it('numbers are grouped and match their noun', () => {
    expect([orders(1), orders(0), orders(1808), wholeNumber(1808)]).toEqual([
      '1 order',
      '0 orders',
      '1,808 orders',
      '1,808',
    ]);
  });

  it('amounts are exact in tables and rounded on the map', () => {
    expect([
      formatAmount(41188),
      formatWholeAmount(41188),
      formatWholeAmount(41150),
      formatWholeAmount(-40),
      formatWholeAmount(-1250),
    ]).toEqual(['$411.88', '$412', '$412', '$0', '−$12']);
  });

  it.each([
    ['a named part of a day', 'tue', 11, 14, 'Best spot, Tuesday lunch, average of 8 weeks:'],
    ['a whole day', 'tue', 7, 21, 'Best spot, Tuesday, average of 8 weeks:'],
    ['a part of every day', undefined, 17, 21, 'Best spot, every evening, average of 8 weeks:'],
    ['other hours', 'sat', 9, 12, 'Best spot, Saturday, 9\u00A0am to 1\u00A0pm, average of 8 weeks:'],
  ] as const)('the answer names %s', (_, day, from, to, lead) => {
    const asked = {
      day,
      from,
      to,
      subject: undefined,
      spot: 'Mission Street',
      value: '$412',
      measure: 'profit',
    } as const;
    expect(heatMap.best(asked)).toEqual({ lead, fact: 'Mission Street made $412 after costs.' });
  });
});
