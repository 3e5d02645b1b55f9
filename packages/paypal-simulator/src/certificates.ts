import type { Router } from 'express';
import { generate } from 'selfsigned';
import { pathId, unknownId } from './requests.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';
import { certificateId } from './transmission.ts';

/** `GET /v1/notifications/certs/{id}`, which needs no token: the certificate that webhooks are signed with. */
export function addCertificateRoutes(router: Router, { ledger }: PayPalSimulator): void {
  let made: Promise<string> | undefined;
  const certificate = async () => {
    const name = [{ name: 'commonName', value: 'messageverificationcerts.paypal.com' }];
    return (await generate(name, { keyPair: ledger.books.signing })).cert;
  };

  router.get('/v1/notifications/certs/:id', async (req, res) => {
    if (pathId(req) !== certificateId) throw unknownId(req, 'id');
    made ??= certificate();
    res.type('text/plain').send(await made);
  });
}
