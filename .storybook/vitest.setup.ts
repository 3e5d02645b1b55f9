import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { rulesSettled, watchRules } from './rules/watch.ts';
import preview from './preview.tsx';

// Tests that compose stories use the stories' theme, hooks and checks, without the addons: axe waits on timers, which
// some of these tests replace, and each story's own run includes axe.
const annotations = setProjectAnnotations([preview.input]);

beforeAll(annotations.beforeAll);

beforeEach(watchRules);
afterEach(async () => {
  // The rules wait, too.
  vi.useRealTimers();
  expect(await rulesSettled()).toEqual([]);
});
