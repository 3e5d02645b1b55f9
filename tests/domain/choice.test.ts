import { constant, constantFrom, integer, oneof, property, assert, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePosDevices, readSignUpChoice, signUpQuery, type SignUpChoice } from '#domain/choice.ts';
import { currencies, isCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { publicPlanNames } from '#domain/plan.ts';

const { min, max } = limits.posDevices;
const choices = record(
  {
    plan: constantFrom(...publicPlanNames),
    posDevices: integer({ min, max }),
    currency: constantFrom(...currencies),
  },
  { requiredKeys: [] },
);
const hostile = oneof(
  string(),
  constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'monthly',
    'Yearly ',
    '0',
    '11',
    '1e1',
    '3.0',
    '-1',
    ' 3',
    '٣',
  ),
  constant(''),
);

function read(query: string): SignUpChoice {
  return readSignUpChoice(new URLSearchParams(query));
}

describe('a choice carried to the sign-in page', () => {
  it.each<[SignUpChoice, string]>([
    [{}, ''],
    [{ plan: 'Yearly', posDevices: 3, currency: 'EUR' }, '?plan=Yearly&devices=3&currency=EUR'],
    [{ posDevices: 10 }, '?devices=10'],
  ])('%j is written as “%s”', (choice, query) => {
    expect(signUpQuery(choice)).toBe(query);
  });

  it('is read as it was written', () => {
    assert(
      property(choices, (choice) => {
        expect(read(signUpQuery(choice))).toEqual(choice);
      }),
    );
  });

  it('has only its three keys, each within its limits', () => {
    assert(
      property(hostile, hostile, hostile, hostile, (plan, devices, currency, other) => {
        const query = new URLSearchParams({ plan, devices, currency, [other]: other });
        const choice = readSignUpChoice(query);
        expect(['plan', 'posDevices', 'currency']).toEqual(expect.arrayContaining(Object.keys(choice)));
        expect(publicPlanNames).toContain(choice.plan ?? 'Monthly');
        expect(Number.isInteger(choice.posDevices ?? min)).toBe(true);
        expect(choice.posDevices ?? min).toBeGreaterThanOrEqual(min);
        expect(choice.posDevices ?? max).toBeLessThanOrEqual(max);
        expect(isCurrency(choice.currency ?? 'USD')).toBe(true);
      }),
    );
  });
});

it('accepts every number of devices on offer, and no other', () => {
  assert(
    property(oneof(integer(), integer({ min: min - 2, max: max + 2 })), (count) => {
      expect(parsePosDevices(String(count))).toBe(count >= min && count <= max ? count : undefined);
    }),
  );
});
