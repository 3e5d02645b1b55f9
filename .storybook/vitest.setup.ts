import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { focusSettled, watchFocus } from './lostFocus.ts';
import { repeatedChanges, watchLiveRegions } from './saidOnce.ts';
import preview from './preview.tsx';

// Tests that compose stories use the stories' theme, hooks and checks, without the addons: axe waits on timers, which
// some of these tests replace, and each story's own run includes axe.
const annotations = setProjectAnnotations([preview.input]);

beforeAll(annotations.beforeAll);

beforeEach(watchFocus);
beforeEach(watchLiveRegions);
afterEach(async () => {
  expect(await focusSettled()).toEqual([]);
  expect(repeatedChanges()).toEqual([]);
});
