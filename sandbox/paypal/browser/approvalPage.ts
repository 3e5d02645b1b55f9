import type { ToOpener } from './messages.ts';

/** What this page has to say to the button that opened it; the server wrote it into the page. */
const { message } = document.body.dataset;
const opener = window.opener as Window | null;

if (message !== undefined) opener?.postMessage(JSON.parse(message) as ToOpener, location.origin);
