import { describe, expect, it } from 'vitest';
import { callFunctions, functionOf } from '#functions/calls/callGroups.ts';
import { paymentSecrets, warmInstances } from '#functions/runtime/config.ts';
import * as functions from '#functions/index.ts';
import { ownerCalls } from './ownerCalls.ts';

interface Deployed {
  __endpoint: {
    minInstances?: unknown;
    maxInstances?: unknown;
    concurrency?: unknown;
    timeoutSeconds?: unknown;
    secretEnvironmentVariables?: Array<{ key: string }>;
  };
}

const deployed = Object.entries(functions as unknown as Record<string, Deployed>);

const secretsOf = (name: string) =>
  deployed.find(([one]) => one === name)?.[1].__endpoint.secretEnvironmentVariables?.map(({ key }) => key) ??
  [];

describe('a sign-up', () => {
  it('has at most two cold starts, even with a coupon', () => {
    const calls = [...ownerCalls.map(({ name }) => name), 'checkCoupon' as const];
    expect(new Set(calls.map(functionOf)).size).toBeLessThanOrEqual(2);
  });
});

describe('the functions of the calls', () => {
  it('are kept warm by one switch, and no other function is', () => {
    const kept = deployed.filter(([, { __endpoint: endpoint }]) => endpoint.minInstances === warmInstances);
    expect(kept.map(([name]) => name).toSorted()).toEqual([...callFunctions].toSorted());
  });

  it('protect the provider’s secret from coupon guesses, and its instances too', () => {
    expect(secretsOf('paymentCalls')).toEqual(paymentSecrets.map(({ name }) => name));
    expect(secretsOf('recordCalls')).toEqual([]);
    expect(functionOf('checkCoupon')).toBe('recordCalls');
    expect(functionOf('redeemFreeCoupon')).toBe('recordCalls');
  });

  it('time out after a browser’s maximum wait', () => {
    for (const name of callFunctions) {
      const endpoint = deployed.find(([one]) => one === name)?.[1].__endpoint;
      expect(endpoint).toMatchObject({ timeoutSeconds: 30, concurrency: 40, maxInstances: 20 });
    }
  });
});
