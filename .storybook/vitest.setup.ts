import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import preview from './preview.tsx';

// Tests that compose stories get the same theme, hooks and checks as the stories themselves. Not those of the addons: axe waits
// by timers, which some of these tests replace, and each story is checked by axe in its own run.
const annotations = setProjectAnnotations([preview.input]);

beforeAll(annotations.beforeAll);
