import type { Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { earlierResult, jsonBody, pathId, rememberResult } from './requests.ts';
import type { RequestBody } from './requestBody.ts';
import type { Product } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

function readProduct(body: RequestBody, moment: string): Product {
  const name = body.text('name', { required: true });
  const type = body.choice('type', ['PHYSICAL', 'DIGITAL', 'SERVICE'], true);
  const id = body.text('id', { min: 6, max: 50, pattern: /^[A-Z\d][\w-]+$/iu }) ?? newId('PROD-', 17);
  const description = body.text('description', { max: 256 });
  const category = body.text('category', { max: 256, pattern: /^[A-Z_]+$/u });
  const imageUrl = body.text('image_url', { max: 2000, pattern: /^https?:\/\//u });
  const homeUrl = body.text('home_url', { max: 2000, pattern: /^https?:\/\//u });
  body.assertSound();
  return {
    id,
    name: name ?? '',
    type: type ?? '',
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(homeUrl !== undefined && { home_url: homeUrl }),
    create_time: moment,
    update_time: moment,
  };
}

/** `/v1/catalogs/products`: create, list and read. */
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
    const product = readProduct(jsonBody(req), now().toISOString());
    if (lookUp(ledger.books.products, product.id)) {
      throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', '/id');
    }
    ledger.change((books) => (books.products[product.id] = product));
    rememberResult(req, simulator, product.id);
    res.status(201).json(view(product));
  });

  router.get('/v1/catalogs/products', (_req, res) => {
    const products = Object.values(ledger.books.products).map(({ id, name, description, create_time }) => ({
      id,
      name,
      ...(description !== undefined && { description }),
      create_time,
      links: links(id),
    }));
    res.json({ ...(products.length > 0 && { products }), links: [] });
  });

  router.get('/v1/catalogs/products/:id', (req, res) => {
    const product = lookUp(ledger.books.products, pathId(req));
    if (!product) throw notFound({ field: 'product_id', location: 'path', value: pathId(req) });
    res.json(view(product));
  });
}
