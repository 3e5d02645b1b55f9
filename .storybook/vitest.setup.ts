import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import preview from './preview.tsx';

// Tests that compose stories get the same theme, hooks and checks as the stories themselves.
const annotations = setProjectAnnotations([preview.composed]);

beforeAll(annotations.beforeAll);
