import express from 'express';
import { fileServer } from '../../../sandbox/site/fileServer.ts';
import { readHosting } from '../../../sandbox/site/hosting.ts';
import { localHeaders } from '../../../sandbox/site/localHeaders.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { builtSite } from './build.ts';

export interface Site {
  url: string;
  stop(): Promise<void>;
}

// Production's CSP allows these hosts too, so the tests run under no weaker policy.
const outside = {
  authUrl: 'https://identitytoolkit.googleapis.com',
  paypalUrl: 'https://www.paypal.com',
  dev: false,
};

export async function serve({ root = builtSite } = {}): Promise<Site> {
  const hosting = readHosting(root);
  const files = fileServer({
    hosting,
    headers: localHeaders(hosting.headers, outside),
    root,
    functionHandler: () => (_request, response) => void response.json({ result: {} }),
  });
  return listenOnFreePort(express().use(files));
}
