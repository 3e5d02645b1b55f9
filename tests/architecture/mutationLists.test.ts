import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, serviceJudges, withoutMoney } from '../mutation/serviceJudges.ts';

it('names every file of the services once: with the tests that judge its mutants, or as one without money', () => {
  const named = [...Object.keys(serviceJudges), ...withoutMoney].map(fileOf);
  expect(named.toSorted()).toEqual(
    globSync(
      'functions/src/{account,cancel,checkout,context,coupons,documents,jobs,limits,mails,owners,paypal,provision,subscription,sync}/**/*.ts',
    ).toSorted(),
  );
});

it('names only tests that exist', () => {
  const judges = [...new Set(Object.values(serviceJudges).flat())];
  expect(judges.filter((judge) => !existsSync(`tests/server/${judge}.test.ts`))).toEqual([]);
});
