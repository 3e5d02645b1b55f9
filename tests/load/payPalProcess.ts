// Started by server.ts: PayPal on this machine, with memory and a processor of its own.
import { startPayPalSimulator } from '#sandbox/paypal/startSimulator.ts';

const { url, stop } = await startPayPalSimulator({ port: 0, webhookBackoff: [] });
process.send?.(url);
process.once('disconnect', () => void stop());
