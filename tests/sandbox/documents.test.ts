import express from 'express';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { documentRoutes } from '#sandbox/documents/routes.ts';
import { loopbackOnly } from '#sandbox/site/loopbackOnly.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

let store: Store;
let site: Awaited<ReturnType<typeof listenOnFreePort>>;
let documents: string;

beforeEach(async () => {
  store = openSqliteStore(':memory:');
  site = await listenOnFreePort(express().use(loopbackOnly).use('/documents', documentRoutes(store)));
  documents = `${site.url}/documents`;
});

afterEach(async () => {
  await site.stop();
  await store.close();
});

function put(place: string, body: string): Promise<Response> {
  return fetch(`${documents}/${place}`, { method: 'PUT', body });
}

describe('the documents of the sandbox', () => {
  it('are read as they were stored, dates included', async () => {
    const created = new Date('2026-01-02T03:04:05.678Z');
    await store.set({ collection: 'Subscriptions', id: 'a+b@example.com' }, { created, total: 4900 });
    const response = await fetch(`${documents}/Subscriptions/${encodeURIComponent('a+b@example.com')}`);
    expect(await response.json()).toEqual({ created: { $date: '2026-01-02T03:04:05.678Z' }, total: 4900 });
  });

  it('are written so that the functions can read them', async () => {
    const response = await put('Plans/Monthly', '{"price":49,"since":{"$date":"2026-01-01T00:00:00.000Z"}}');
    expect(response.status).toBe(204);
    expect(await store.get({ collection: 'Plans', id: 'Monthly' })).toEqual({
      price: 49,
      since: new Date('2026-01-01T00:00:00.000Z'),
    });
  });

  it.each([
    ['text that is no JSON', 'Plans/Monthly', '{'],
    ['a list', 'Plans/Monthly', '[1]'],
    ['an id no database takes', 'Plans/__id__', '{}'],
  ])('refuse %s', async (_what, place, body) => {
    const response = await put(place, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });
});

describe('a request to the sandbox', () => {
  function statusFor(headers: Record<string, string>): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(`${documents}/Plans`, { headers }, (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });
  }

  it.each<Record<string, string>>([
    {},
    { host: 'localhost:5173' },
    { origin: 'http://127.0.0.1:5173' },
    { origin: 'http://localhost:1' },
  ])('from this machine is answered: %j', async (headers) => expect(await statusFor(headers)).toBe(200));

  it.each<Record<string, string>>([
    { host: 'rebound.example' },
    { host: '127.0.0.1.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('is refused: %j', async (headers) => expect(await statusFor(headers)).toBe(403));
});
