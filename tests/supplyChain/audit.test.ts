import { execFile } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { projectRoot } from '../support/stages.mjs';

/** The fake registry's response for each package; null while it does not respond. */
let advisories: Record<string, object[]> | null = {};
let registry: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeAll(async () => {
  registry = await listenOnFreePort((request, response) => {
    void buffer(request).then((body) => {
      if (advisories === null || !request.url?.endsWith('/advisories/bulk')) {
        response.writeHead(503).end();
        return;
      }
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      const asked = Object.keys(JSON.parse(text) as object);
      const known = Object.entries(advisories).filter(([name]) => asked.includes(name));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(Object.fromEntries(known)));
    });
  });
});
afterAll(() => registry.stop());

function audit(): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(projectRoot, 'tests/supplyChain/audit.mjs')],
      { env: { ...process.env, npm_config_registry: `${registry.url}/`, npm_config_fetch_retries: '0' } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

const grave = (id: number, severity: string) => ({
  id,
  url: `https://example.com/${id}`,
  title: 'A weakness',
  severity,
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

describe('npm run audit:shipped', () => {
  it('passes if no weakness is known', async () => {
    advisories = {};
    const { code, said } = await audit();
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('of the functions, 0') });
  });

  it('exits with 1 for a severe vulnerability, also of what only the functions or the service worker use', async () => {
    advisories = {
      'firebase-functions': [grave(1, 'critical')],
      react: [grave(2, 'low')],
      'workbox-core': [grave(3, 'low')],
      vite: [grave(4, 'high')],
    };
    const { code, said } = await audit();
    expect(said).toContain('critical: firebase-functions');
    expect(said).toContain('low: react');
    expect(said).toContain('low: workbox-core');
    expect(said).not.toContain('vite');
    expect(code).toBe(1);
  });

  it('reports a missing response, and does not pass', async () => {
    advisories = null;
    const { code, said } = await audit();
    expect(said).toContain(
      'NOT AUDITED: the registry gave no answer about known weaknesses of the functions',
    );
    expect(code).toBe(3);
  });
});
