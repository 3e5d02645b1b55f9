import type { AddressInfo } from 'node:net';
import express from 'express';

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
