import type { Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { boundsOf } from './descriptions.ts';
import { newId } from './ids.ts';
import { earlierResult, jsonBody, pathId, rememberResult } from './requests.ts';
import type { RequestBody } from './requestBody.ts';
import type { Product } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

function readProduct(body: RequestBody, moment: string): Product {
  const bounds = (field: string) => boundsOf('products#product_request_POST', field);
  const name = body.text('name', { required: true, ...bounds('name') });
  const type = body.choice('type', ['PHYSICAL', 'DIGITAL', 'SERVICE'], true);
  const id = body.text('id', { ...bounds('id'), pattern: /^[A-Z\d][\w-]+$/iu }) ?? newId('PROD-', 17);
  const description = body.text('description', bounds('description'));
  const category = body.text('category', bounds('category'));
  const imageUrl = body.text('image_url', { ...bounds('image_url'), pattern: /^https?:\/\//u });
  const homeUrl = body.text('home_url', { ...bounds('home_url'), pattern: /^https?:\/\//u });
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
  const listed = ({ id, name, description, create_time }: Product) => {
    const told = { id, name, create_time, links: links(id) };
    return description === undefined ? told : { ...told, description };
  };
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
    const products = Object.values(ledger.books.products).map(listed);
    res.json({ ...(products.length > 0 && { products }), links: [] });
  });

  router.get('/v1/catalogs/products/:id', (req, res) => {
    const product = lookUp(ledger.books.products, pathId(req));
    if (!product) throw notFound({ field: 'product_id', location: 'path', value: pathId(req) });
    res.json(view(product));
  });
}
