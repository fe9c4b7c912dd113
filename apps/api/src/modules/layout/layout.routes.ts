import * as contract from '@mall/contracts/layout';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { createHumanCheck } from '../auth/human-check/human-check.ts';
import { createSessionOpener } from '../auth/open-session.ts';
import { buildMenu } from './build-menu.ts';
import { getLayout } from './get-layout.ts';
import * as repository from './layout.repository.ts';

export function layoutRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const layoutDependencies = {
    config,
    humanCheck: createHumanCheck(dependencies),
    openSession: createSessionOpener(dependencies),
  };

  bind(app, contract.getLayout, async ({ mall, db, reply }) => {
    const layout = await getLayout(mall, db, layoutDependencies);
    if (layout.tokens) reply.header('cache-control', 'no-store');
    return layout;
  });

  bind(app, contract.getMenu, async ({ mall, db }) => buildMenu(await db((tx) => repository.listCategories(tx, mall))));
  bind(app, contract.getPublicMenu, async ({ mall, db, query }) => {
    const categories = await db((tx) => repository.listCategories(tx, mall));
    // spec 9: mobile shows only items with mobileUseYn = Y.
    return buildMenu(query.device === 'mobile' ? categories.filter((category) => category.isOnMobile) : categories);
  });

  bind(app, contract.listSmartKeywords, ({ mall, db }) => db((tx) => repository.listSmartKeywords(tx, mall)));

  bind(app, contract.listPopups, ({ mall, db, query }) =>
    db((tx) => repository.listOpenPopups(tx, mall, { device: query.device, at: clock() })),
  );
  bind(app, contract.listPublicPopups, ({ mall, db, query }) =>
    db((tx) => repository.listOpenPopups(tx, mall, { device: query.device, at: clock() })),
  );

  bind(app, contract.listTermVersions, ({ mall, db, params }) =>
    db((tx) => repository.listTermVersions(tx, mall, params.termCode)),
  );

  bind(app, contract.countContentView, async ({ mall, db, body }) => {
    await db((tx) => repository.countCategoryView(tx, mall, body.contentsId));
    return null;
  });
  bind(app, contract.recordPageView, async ({ mall, db, body }) => {
    // What stands behind the path may be personal: a search, a token from a mail.
    const path = body.path.replace(/[?#].*$/s, '');
    await db((tx) => repository.insertPageView(tx, mall, { path, device: body.device, viewedAt: clock() }));
    return null;
  });
}
