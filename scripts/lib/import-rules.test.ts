import { expect, test } from 'vitest';
import { findForbiddenImports, forbiddenImportsOf } from './import-rules.ts';

const module = 'apps/api/src/modules';
const web = 'apps/web/src';
const admin = 'apps/admin/src';

test.each([
  ['packages/contracts/src/a.ts', '@mall/domain/money', 'zod'],
  ['packages/domain/src/a.ts', '@mall/db/connection', '@mall/contracts/codes'],
  ['packages/ui/src/a.tsx', '@mall/contracts/codes', './tile.tsx'],
  ['packages/db/src/a.ts', '@mall/contracts/codes', 'kysely'],
  ['packages/db/src/seed/a.ts', '@mall/ui/tile', '@mall/contracts/codes'],
  ['packages/testing/src/a.ts', '@mall/ui/tile', '@mall/db/connection'],
  ['apps/api/src/a.ts', '@mall/ui/tile', '@mall/domain/money'],
  ['apps/web/src/a.ts', '@mall/db/connection', '@mall/ui/tile'],
  ['apps/sandbox/src/a.ts', '@mall/domain/money', '@mall/contracts/codes'],
  [`${web}/shell/a.ts`, '../screens/b.tsx', '../features/cart/model/b.ts'],
  [`${web}/components/a.ts`, '../shell/b.tsx', '../lib/b.ts'],
  [`${web}/lib/a.ts`, '../features/cart/model/b.ts', '@mall/domain/money'],
  [`${web}/components/page/a.ts`, '../../entities/cart/b.ts', '../../lib/api/b.ts'],
  [`${web}/entities/cart/a.ts`, '../../features/cart/model/b.ts', '../order/b.ts'],
  [`${web}/entities/cart/b.ts`, '../../shell/b.tsx', '../../components/page/b.tsx'],
  [`${web}/lib/b.ts`, '../components/a.tsx', './a.ts'],
  [`${web}/lib/c.ts`, '../entities/cart/a.ts', './api/a.ts'],
  [`${web}/features/cart/model/a.ts`, '../../order/model/b.ts', './b.ts'],
  [`${web}/features/cart/desktop/a.tsx`, '../mobile/b.tsx', '../parts/b.tsx'],
  [`${web}/features/cart/mobile/a.tsx`, '../desktop/b.tsx', '../model/b.ts'],
  [`${web}/features/cart/model/b.ts`, '../parts/b.tsx', '../../../lib/b.ts'],
  ['apps/admin/src/a.ts', '@mall/db/connection', '@mall/ui/tile'],
  [`${admin}/kit/a.tsx`, '../shell/b.tsx', '../lib/b.ts'],
  [`${admin}/lib/a.ts`, '../kit/b.tsx', '@mall/domain/money'],
  [`${admin}/shell/a.tsx`, '../features/orders/b.ts', '../kit/b.tsx'],
  [`${admin}/features/orders/a.tsx`, '../claims/b.ts', '../../kit/b.tsx'],
  [`${admin}/features/orders/b.tsx`, '../../shell/b.tsx', './a.tsx'],
  [`${module}/cart/a.ts`, '../order/stock/stock.repository.ts', '../order/place/place-order.ts'],
  [`${module}/cart/b.ts`, '../order/order.routes.ts', './cart.repository.ts'],
  [
    'apps/api/src/plugins/a.ts',
    '../modules/auth/session/session.repository.ts',
    '../modules/auth/session/ended-sessions.ts',
  ],
  ['apps/api/src/pages/a.ts', '../modules/layout/layout.routes.ts', '../modules/layout/read-home.ts'],
  ['scripts/a.ts', '../apps/api/src/modules/board/board.repository.ts', '../apps/api/src/modules/board/add-notice.ts'],
  ['e2e/support/a.ts', '../../apps/api/src/modules/board/board.repository.ts', '../../apps/api/src/config.ts'],
  [`${module}/cart/c.ts`, '../../testing/shop.ts', '../../config.ts'],
  ['packages/db/src/b.ts', '../../../scripts/lib/seed.ts', './settings.ts'],
  [`${module}/cart/d.ts`, 'fastify', 'p-map'],
  [`${module}/cart/e.ts`, 'kysely', '@mall/db/in-mall'],
])('%s may not import %s, but may import %s', (file, refused, allowed) => {
  for (const write of [
    (name: string) => `import { a } from '${name}';`,
    (name: string) => `import type { A } from "${name}";`,
    (name: string) => `import '${name}';`,
    (name: string) => `export * from '${name}';`,
    (name: string) => `const a = () => import('${name}');`,
  ]) {
    expect(forbiddenImportsOf(file, write(refused)), write(refused)).not.toEqual([]);
    expect(forbiddenImportsOf(file, write(allowed)), write(allowed)).toEqual([]);
  }
});

test.each([
  ['apps/api/src/shop-modules.ts', './modules/cart/cart.routes.ts'],
  ['apps/api/src/plugins/a.routes.test.ts', '../modules/auth/session/session.repository.ts'],
  ['scripts/lib/demo-uploads/a.ts', '../../../apps/api/src/modules/upload/offer.repository.ts'],
  [`${module}/cart/cart.repository.ts`, 'kysely'],
  [`${module}/cart/cart.routes.ts`, 'fastify'],
])('%s may import %s', (file, allowed) => {
  expect(forbiddenImportsOf(file, `import { a } from '${allowed}';`)).toEqual([]);
});

test('text that only looks like an import is not one', () => {
  const source = "// import { sql } from 'kysely';\nconst help = `import { sql } from 'kysely'`;";
  expect(forbiddenImportsOf(`${module}/cart/a.ts`, source)).toEqual([]);
});

test('no file of the checkout has a forbidden import', () => {
  expect(findForbiddenImports()).toEqual([]);
});
