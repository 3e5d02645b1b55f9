import type { Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { earlierResult, pathId, readForm, rememberResult } from './requests.ts';
import type { Product } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** `/v1/catalogs/products`: create and read. */
export function addProductRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const links = (id: string) => [
    { href: `${simulator.url}/v1/catalogs/products/${id}`, rel: 'self', method: 'GET' },
  ];
  const view = (product: Product) => ({ ...product, links: links(product.id) });

  router.post('/v1/catalogs/products', (req, res) => {
    const earlier = lookUp(ledger.books.products, earlierResult(req, simulator) ?? '');
    if (earlier) {
      res.status(200).json(view(earlier));
      return;
    }
    const moment = now().toISOString();
    const product: Product = {
      id: newId('PROD-', 17),
      ...readForm<Pick<Product, 'name' | 'type'>>(req),
      create_time: moment,
      update_time: moment,
    };
    if (lookUp(ledger.books.products, product.id)) {
      throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', '/id');
    }
    ledger.change((books) => (books.products[product.id] = product));
    rememberResult(req, simulator, product.id);
    res.status(201).json(view(product));
  });

  router.get('/v1/catalogs/products/:id', (req, res) => {
    const product = lookUp(ledger.books.products, pathId(req));
    if (!product) throw notFound({ field: 'product_id', location: 'path', value: pathId(req) });
    res.json(view(product));
  });
}
