import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InboxMessage } from '../inbox/message.ts';

const run = promisify(execFile);

/** Opens every link of a new message before its reader does, in a browser with an empty profile, as scanners of companies do. */
export interface MailScanner {
  on: boolean;
  /** How many links it has opened, and left again. */
  readonly opened: number;
  /** Opens the links of messages that it has not seen. */
  scan(messages: readonly InboxMessage[]): Promise<void>;
}

/** How long the scanner looks at a page. */
const lookMs = 15_000;

/** Opens a link in a browser without a window, until the time is over. */
async function visit(link: string): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'curbwise-scanner-'));
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  try {
    await run(process.env['CHROMIUM_PATH'] ?? 'chromium', [...root, ...options, link], { timeout: lookMs });
  } catch (error) {
    const timeIsOver = error instanceof Error && 'killed' in error && error.killed === true;
    if (!timeIsOver) console.error('The mail scanner needs Chromium: set CHROMIUM_PATH.', error);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A mail scanner that is switched off. It ignores messages that arrived before it was switched on. */
export function mailScanner(open: (link: string) => Promise<void> = visit): MailScanner {
  const seen = new Set<string>();
  let opened = 0;
  return {
    on: false,
    get opened() {
      return opened;
    },
    async scan(messages) {
      const fresh = messages.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      if (!this.on) return;
      const links = fresh.flatMap((message) => message.links);
      await Promise.all(links.map((link) => open(link)));
      opened += links.length;
    },
  };
}
