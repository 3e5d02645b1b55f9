import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import express from 'express';

const run = promisify(execFile);

/** What a Storybook is built from; anything newer than the build makes it stale. */
const ingredients = ['.storybook', 'stories', 'src', 'theme', 'public', 'package-lock.json'];

/**
 * Builds the Storybook of a project unless the one in `storybook-static` is newer than everything it is made of.
 * @param needed - A file the build must hold; one without it is stale, too.
 * @returns the folder, and the seconds the build took (0 when it was fresh).
 */
export async function freshBook(
  projectRoot: string,
  needed = 'index.json',
): Promise<{ folder: string; seconds: number }> {
  const folder = path.join(projectRoot, 'storybook-static');
  const index = path.join(folder, 'index.json');
  if (
    existsSync(index) &&
    existsSync(path.join(folder, needed)) &&
    (await stat(index)).mtimeMs > (await newestChange(projectRoot))
  ) {
    return { folder, seconds: 0 };
  }
  const start = performance.now();
  await buildBook(projectRoot);
  return { folder, seconds: (performance.now() - start) / 1000 };
}

async function buildBook(projectRoot: string): Promise<void> {
  try {
    // Chromatic's TurboSnap reads the statistics; with them one build serves both.
    await run('npm', ['run', 'build-storybook', '--silent', '--', '--stats-json', '--quiet'], {
      cwd: projectRoot,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Storybook could not be built.\n${stdout}\n${stderr}`, { cause: error });
  }
}

async function newestChange(projectRoot: string): Promise<number> {
  const times = await Promise.all(
    ingredients.map(async (name) => {
      const place = path.join(projectRoot, name);
      if (!existsSync(place)) return 0;
      const { mtimeMs, isDirectory } = await describe(place);
      if (!isDirectory) return mtimeMs;
      const inside = await readdir(place, { recursive: true });
      const inner = await Promise.all(
        inside.map(async (file) => (await stat(path.join(place, file))).mtimeMs),
      );
      return Math.max(mtimeMs, ...inner);
    }),
  );
  return Math.max(...times);
}

async function describe(place: string): Promise<{ mtimeMs: number; isDirectory: boolean }> {
  const facts = await stat(place);
  return { mtimeMs: facts.mtimeMs, isDirectory: facts.isDirectory() };
}

/** Serves a built Storybook on this machine only, at a port that is free. */
export async function serveBook(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = express().use(express.static(folder)).listen(0, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
