import type { ToOpener } from './messages.ts';

/** This page's message to the button that opened it; the server writes it into the page. */
const { message } = document.body.dataset;
const opener = window.opener as Window | null;

if (message !== undefined) opener?.postMessage(JSON.parse(message) as ToOpener, location.origin);
