import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shell } from '#content/funnel/shared.ts';
import { supportedBrowsers } from '#domain/browsers.ts';
import { scriptTargets, styleTargets } from '#prerender/targets.ts';
import { projectRoot } from './projectFiles.ts';

describe('the list of supported browsers', () => {
  it('is the target of scripts and style sheets', () => {
    expect(scriptTargets).toEqual(['ios16.4', 'safari16.4', 'chrome111', 'edge111', 'firefox125']);
    expect(styleTargets).toEqual({
      ios_saf: (16 << 16) | (4 << 8),
      safari: (16 << 16) | (4 << 8),
      chrome: 111 << 16,
      edge: 111 << 16,
      firefox: 125 << 16,
    });
  });

  it('is the README’s list', () => {
    const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
    for (const { name, since } of supportedBrowsers) expect(readme).toContain(`| ${name} | ${since} |`);
  });

  it('is what the sign-up tells an older browser', () => {
    for (const { id, since } of supportedBrowsers) {
      expect(shell.oldBrowser.toLowerCase()).toContain(`${id.replace('ios_saf', 'safari')} ${since}`);
    }
  });
});
