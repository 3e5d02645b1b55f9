import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, serviceJudges, withoutMoney } from '../mutation/serviceJudges.ts';

it('names every service and every file about PayPal once: with judges of its mutants, or as one without money', () => {
  const named = [...Object.keys(serviceJudges), ...withoutMoney].map(fileOf);
  expect(named.toSorted()).toEqual(globSync('functions/src/{services,paypal}/*.ts').toSorted());
});

it('names only judges that there are', () => {
  const judges = [...new Set(Object.values(serviceJudges).flat())];
  expect(judges.filter((judge) => !existsSync(`tests/server/${judge}.test.ts`))).toEqual([]);
});
