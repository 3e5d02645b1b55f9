import { describe, expect, it } from 'vitest';
import { signUpCalls, warmInstances } from '#functions/config.ts';
import * as functions from '#functions/index.ts';
import { loadedCalls } from '../load/calls.ts';

interface Deployed {
  __endpoint: { minInstances?: unknown };
}

const deployed = Object.entries(functions as unknown as Record<string, Deployed>);

describe('a function of the sign-up', () => {
  it('is kept running by one switch, and no other function is', () => {
    const kept = deployed.filter(([, { __endpoint: endpoint }]) => endpoint.minInstances === warmInstances);
    expect(kept.map(([name]) => name).toSorted()).toEqual([...signUpCalls].toSorted());
  });

  it('is one that an owner without a coupon calls', () => {
    const called = loadedCalls.map(({ name }) => name).filter((name) => name !== 'checkCoupon');
    expect([...signUpCalls]).toEqual(called);
  });
});
