/* Runs after the recorder, and reports through `console.error` what breaks the rules of every story. */
import { watchFocus } from '#storybook/lostFocus.ts';
import { watchLiveRegions } from '#storybook/saidOnce.ts';

watchFocus();
watchLiveRegions();
