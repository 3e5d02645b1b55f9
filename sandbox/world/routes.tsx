import express, { Router } from 'express';
import { sendPage } from '../pages/page.tsx';
import { deviceScript } from './device.ts';
import type { MailScanner } from './mailScanner.ts';
import { cookieOf, switches, switchNames, worldOf } from './world.ts';
import { WorldPage, type SharedWorld } from './WorldPage.tsx';

/** The page of the switches, and the script that it gives a browser. */
export function worldRoutes({ paypalUrl, scanner }: { paypalUrl: string; scanner: MailScanner }): Router {
  const router = Router();
  const eventsNow = async (): Promise<SharedWorld['events']> => {
    const state = (await (await fetch(`${paypalUrl}/__sim/state`)).json()) as { faults: object[] };
    const fault = state.faults.find((one) => 'deliver' in one);
    if (!fault) return 'published';
    return fault.deliver === 'off' ? 'lost' : 'twice';
  };
  const setEvents = async (wanted: unknown) => {
    if (wanted === undefined || wanted === (await eventsNow())) return;
    await fetch(`${paypalUrl}/__sim/faults`, { method: 'DELETE' });
    if (wanted === 'published') return;
    const fault = { on: 'webhooks', deliver: wanted === 'lost' ? 'off' : 'twice' };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${paypalUrl}/__sim/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  };
  router.get('/', async (request, response) => {
    const world = worldOf(request.headers.cookie);
    const shared: SharedWorld = { events: await eventsNow(), scanner: scanner.on ? 'on' : 'off' };
    const { opened } = scanner;
    sendPage(response, {
      title: 'World',
      children: <WorldPage world={world} shared={shared} opened={opened} paypalUrl={paypalUrl} />,
    });
  });
  router.post('/', express.urlencoded({ extended: false }), async (request, response) => {
    const wanted = request.body as Record<string, unknown>;
    for (const name of switchNames) {
      const position = wanted[name];
      if ((switches[name] as readonly unknown[]).includes(position))
        response.cookie(cookieOf(name), position, { sameSite: 'lax' });
    }
    await setEvents(wanted['events']);
    if (wanted['scanner'] !== undefined) scanner.on = wanted['scanner'] === 'on';
    response.redirect(303, '/__sandbox/world');
  });
  router.get('/device.js', (request, response) => {
    response
      .type('text/javascript')
      .set('Cache-Control', 'no-store')
      .send(deviceScript(worldOf(request.headers.cookie)));
  });
  return router;
}
