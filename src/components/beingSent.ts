import { createContext } from 'react';

/**
 * Whether the form around is being sent. What is typed and chosen meanwhile would be lost with the form, so its fields take nothing,
 * and keep the focus.
 */
export const BeingSent = createContext(false);
