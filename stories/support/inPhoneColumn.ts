import { inColumn } from './frames.tsx';
import { picturedAt } from '#storybook/pictured.ts';

/** Spread into the meta of a part that fills a phone's width and a wider screen's column: one picture is enough. */
export const inPhoneColumn = { parameters: picturedAt('phone'), decorators: [inColumn()] };
