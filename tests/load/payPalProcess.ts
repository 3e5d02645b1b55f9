// Started by server.ts: the PayPal simulator in its own process, with its own memory.
import { startPayPalSimulator } from '#simulator/startSimulator.ts';

const { url, stop } = await startPayPalSimulator({ port: 0, webhookBackoff: [] });
process.send?.(url);
process.once('disconnect', () => void stop());
