import { describe, expect, it } from 'vitest';
import { undueCharges } from '#functions/standing/undue.ts';

const at = (hour: number) => new Date(Date.parse('2027-01-05T10:00:00Z') + hour * 3_600_000);

describe('the charges that were not due', () => {
  it.each<[string, { left: number; due: number | null; listed: number[]; undue: number[] }]>([
    ['are those since the owner left', { left: 1, due: 0, listed: [-720, 0, 12, 800], undue: [12, 800] }],
    ['are not the last one that was known, listed later', { left: 1, due: 0, listed: [2, 12], undue: [12] }],
    ['are all without a charge before', { left: 1, due: null, listed: [2, 12], undue: [2, 12] }],
    ['are not one of a clock that is ahead', { left: -48, due: 0, listed: [0, 720], undue: [720] }],
    ['are those that come later than a day', { left: 1, due: 0, listed: [30], undue: [30] }],
    ['are none if nothing was charged since', { left: 1, due: 0, listed: [0], undue: [] }],
  ])('%s', (_what, { left, due, listed, undue }) => {
    const nothingDue = { since: at(left), due: due === null ? null : at(due) };
    expect(undueCharges(listed.map(at), (moment) => moment, nothingDue)).toEqual(undue.map(at));
  });
});
