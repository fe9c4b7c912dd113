import type { Device } from '@mall/contracts/codes';
import * as contract from '@mall/contracts/layout';
import type { MenuItem } from '@mall/contracts/shell';
import * as shell from '@mall/contracts/shell';
import type { FastifyInstance } from 'fastify';
import { createRecentReplies } from '../../catalogue/recent-results.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { createHumanCheck, type Run } from '../auth/human-check/human-check.ts';
import { openGuestSession } from '../auth/session/open-guest-session.ts';
import { createSessionOpener } from '../auth/session/open-session.ts';
import { createLayouts } from './get-layout.ts';
import { getMenu } from './get-menu.ts';
import * as repository from './layout.repository.ts';
import { listTerms } from './list-terms.ts';

export function layoutRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const layoutOf = createLayouts({ config, humanCheck: createHumanCheck(dependencies) });
  const openSession = createSessionOpener(dependencies);
  // The largest of the replies that every visit begins with. A change of the menu creates a new mall object, which is read again.
  const menus = new WeakMap<Mall, ReturnType<typeof createRecentReplies<MenuItem[]>>>();
  const recentMenus = (mall: Mall) => {
    const known =
      menus.get(mall) ?? createRecentReplies<MenuItem[]>({ clock, freshForMilliseconds: 60_000, maxEntries: 2 });
    menus.set(mall, known);
    return known;
  };

  bind(app, contract.getLayout, async ({ mall, db, reply }) => {
    const layout = layoutOf(mall);
    if (!mall.isMarketing) return layout;
    reply.header('cache-control', 'no-store');
    return { ...layout.data, tokens: await db((tx) => openGuestSession(tx, mall, openSession)) };
  });

  const menuOf = (mall: Mall, read: Run, device: Device) =>
    recentMenus(mall)(device, () => read((tx) => getMenu(tx, device)));
  bind(app, shell.getMenu, ({ mall, read }) => menuOf(mall, read, 'pc'));
  bind(app, shell.getPublicMenu, ({ mall, read, query }) => menuOf(mall, read, query.device));

  bind(app, shell.listSmartKeywords, ({ read }) => read((tx) => repository.listSmartKeywords(tx)));

  bind(app, shell.listPopups, ({ read, query, at }) =>
    read((tx) => repository.listOpenPopups(tx, { device: query.device, at })),
  );
  bind(app, shell.listPublicPopups, ({ read, query, at }) =>
    read((tx) => repository.listOpenPopups(tx, { device: query.device, at })),
  );

  bind(app, shell.listTermVersions, ({ read, params }) => read((tx) => listTerms(tx, params.termCode)));

  bind(app, shell.countContentView, async ({ db, body }) => {
    await db((tx) => repository.countCategoryView(tx, body.contentsId));
    return null;
  });
}
