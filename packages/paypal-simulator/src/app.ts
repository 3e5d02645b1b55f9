import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { ApiError } from './apiError.ts';
import { addApprovalRoutes } from './approvalPage.ts';
import { addCertificateRoutes } from './certificates.ts';
import { addControls } from './controls.ts';
import { contractGate } from './contractGate.ts';
import { addControlsPage } from './controlsPage.ts';
import { faultGate } from './faultGate.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { addPlanRoutes } from './plans.ts';
import { addProductRoutes } from './products.ts';
import { addRefundRoutes } from './refunds.ts';
import { RequestLog } from './requestLog.ts';
import { addRepricingRoutes } from './repricing.ts';
import { addRevisionPage } from './revisionPage.ts';
import { rememberRefusal, repeatRefusal } from './requests.ts';
import { addSdkRoutes } from './sdkScript.ts';
import { addButtonRoutes } from './smartButtons.ts';
import { addSubscriptionRoutes } from './subscriptions.ts';
import { addTokenRoutes, requireToken } from './tokens.ts';
import { addWebhookRoutes } from './webhooks.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Accepts requests only from this machine and under its own host name, so that no foreign host name leads here. */
function loopbackOnly(req: Request, res: Response, next: NextFunction): void {
  const origin = req.get('Origin');
  const foreign = origin !== undefined && origin !== 'null' && !isLoopbackUrl(origin);
  if (!isLoopbackHost(req.hostname) || foreign) {
    res.status(403).type('text/plain').send('The PayPal simulator answers this machine only.');
    return;
  }
  next();
}

function answerError(simulator: PayPalSimulator) {
  return (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = error instanceof ApiError ? error : new ApiError(500);
    rememberRefusal(req, simulator, refusal);
    res.status(refusal.status).json(refusal.body);
  };
}

/** The simulator's web application: the pages for the browser, the REST API and the controls. */
export function simulatorApp(simulator: PayPalSimulator): Express {
  const app = express();
  const log = new RequestLog(simulator.now);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(loopbackOnly, log.middleware);
  app.use(express.raw({ type: () => true, limit: '1mb' }));
  addControls(app, simulator, log);
  addControlsPage(app, simulator);
  app.use(faultGate(simulator));
  addSdkRoutes(app);
  addButtonRoutes(app, simulator);
  addApprovalRoutes(app, simulator);
  addRevisionPage(app, simulator);
  addTokenRoutes(app, simulator);
  addCertificateRoutes(app, simulator);
  app.use(['/v1', '/v2'], requireToken(simulator));
  app.use(repeatRefusal(simulator));
  app.use(contractGate);
  addProductRoutes(app, simulator);
  addPlanRoutes(app, simulator);
  addSubscriptionRoutes(app, simulator);
  addRepricingRoutes(app, simulator);
  addRefundRoutes(app, simulator);
  addWebhookRoutes(app, simulator);
  app.use(() => {
    throw new ApiError(404);
  });
  app.use(answerError(simulator));
  return app;
}
