import type { Request, Router } from 'express';
import { lookUp } from './ledger.ts';
import { unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { answerOnce, entryOf, readForm } from './requests.ts';
import type { Product } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** `/v1/catalogs/products`: create and read. */
export function addProductRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const links = (id: string) => [
    { href: `${simulator.url}/v1/catalogs/products/${id}`, rel: 'self', method: 'GET' },
  ];
  const view = (product: Product) => ({ ...product, links: links(product.id) });

  const create = (req: Request): Product => {
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
    return ledger.change((books) => (books.products[product.id] = product));
  };

  router.post('/v1/catalogs/products', (req, res) => {
    const find = (id: string) => lookUp(ledger.books.products, id);
    answerOnce(req, res, simulator, { find, make: () => create(req), view });
  });

  router.get('/v1/catalogs/products/:id', (req, res) => {
    res.json(view(entryOf(ledger.books.products, req, 'product_id')));
  });
}
