import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, serviceJudges, withoutMoney } from '../mutation/serviceJudges.ts';
import { filesMatching } from './projectFiles.ts';

it('names every service file once: with the tests for its mutants, or as a file that moves no money', () => {
  const named = [...Object.keys(serviceJudges), ...withoutMoney].map(fileOf);
  expect(named.toSorted()).toEqual(
    filesMatching(
      'functions/src/{account,cancel,checkout,context,coupons,documents,jobs,ledger,limits,mails,owners,paypal,provision,standing,subscription,sync}/**/*.ts',
    ),
  );
});

it('names only existing tests', () => {
  const judges = [...new Set(Object.values(serviceJudges).flat())];
  expect(judges.filter((judge) => !existsSync(`tests/server/${judge}.test.ts`))).toEqual([]);
});
