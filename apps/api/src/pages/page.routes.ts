import type { Device } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { isConnectionLost } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { accessTo } from '@mall/domain/access-matrix';
import { deviceOf, deviceOfPath } from '@mall/domain/device';
import { keepsScreen } from '@mall/domain/mall-states';
import { isValidMallKey, readHost } from '@mall/domain/mall-validity';
import { type PageRedirect, redirectOf } from '@mall/domain/page-redirect';
import { thingAt } from '@mall/domain/page-thing';
import { screenOf } from '@mall/domain/screen-paths';
import { outsidePageAt } from '@mall/domain/screens/outside-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { createHumanCheck } from '../modules/auth/human-check/human-check.ts';
import { createLayouts } from '../modules/layout/get-layout.ts';
import { createHomeReader } from '../modules/layout/read-home.ts';
import { entityTagOf, isHeld } from '../plugins/entity-tag.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { originOf } from '../plugins/visit.ts';
import { type FirstPaint, isBuilt, readFirstPaint } from './first-paint.ts';
import { type HtmlShell, readHtmlShell } from './html-shell.ts';
import { installedRoutes } from './installed.routes.ts';
import { isThere } from './page-thing.repository.ts';
import { createPreviewPages, sendPreviewPage } from './preview-page.ts';
import { sendRefusalPage } from './refusal-page.ts';
import { createShareCards, type ShareCard } from './share-card.ts';
import type { Folders } from './static-files.ts';
import { themeSheets } from './theme-sheets.ts';

type Malls = ReadonlyMap<string, Mall>;
type Pages = {
  readonly shell: HtmlShell;
  readonly firstPaint: FirstPaint;
  /** Whether it is a detail page of something that the mall does not show, as far as an anonymous visitor may know. */
  readonly isOfNothing: (request: FastifyRequest, opened: Opened) => Promise<boolean>;
  readonly cardOf: (request: FastifyRequest, opened: Opened) => Promise<ShareCard | undefined>;
};
type Opened = { readonly mall: Mall; readonly site: Device; readonly below: string };

/** Every address that is neither the API nor a file is a page: redirected, or served with the shell. */
export async function pageRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  { web: webFolder, images: imagesFolder }: Pick<Folders, 'web' | 'images'>,
): Promise<void> {
  const options = { config: { access: 'public', isPage: true } as const };
  themeSheets(app, dependencies);
  app.setErrorHandler(sendRefusalPage);
  if (!isBuilt(webFolder)) {
    app.log.warn('the browser code is not built; pages return 503');
    app.get('/*', options, () => Promise.reject(new AppError('5030')));
    return;
  }
  const layoutOf = createLayouts({ config: dependencies.config, humanCheck: createHumanCheck(dependencies) });
  const firstPaint = await readFirstPaint(webFolder, {
    clock: dependencies.clock,
    layoutOf: (mall) => layoutOf(mall).data,
    readHome: createHomeReader(dependencies),
  });
  const shell = readHtmlShell(webFolder);
  installedRoutes(app, dependencies, { shell, imagesFolder });
  const previewPage = createPreviewPages(dependencies);
  const pages = {
    shell,
    firstPaint,
    isOfNothing: createThingLooker(dependencies),
    cardOf: createShareCards(dependencies),
  };
  app.get('/*', options, async (request, reply) => {
    const host = readHost(request.headers.host, dependencies.config.allowedDomains);
    if (!host) throw new AppError('4001');
    const preview = await previewPage(request);
    if (preview) return sendPreviewPage(reply, shell, preview, dependencies.config);
    const malls = await knownMalls(dependencies);
    // The database is unreachable: the browser code explains that better than an error reply would.
    if (!malls)
      return sendShell(request, reply, { status: 503, html: shell(deviceOfPath(splitUrl(request.url).path)) });
    reply.header('vary', 'User-Agent');
    const mall = hostMall(host.mallUrl, malls, dependencies);
    reply.header('cache-control', 'no-cache');
    if (mall?.ownHost && request.ownHost === undefined)
      return reply.redirect(toLocation({ hostname: mall.ownHost, location: request.url }, dependencies.config), 301);
    const redirect = findRedirect(request, malls, dependencies);
    if (redirect) return reply.redirect(redirect, 302);
    return sendPage(request, reply, pages, mall);
  });
}

async function knownMalls({ malls }: Dependencies): Promise<Malls | undefined> {
  try {
    return await malls.known();
  } catch (error) {
    if (isConnectionLost(error)) return undefined;
    throw error;
  }
}

function hostMall(mallUrl: string | undefined, malls: Malls, { config }: Dependencies): Mall | undefined {
  return mallUrl && isValidMallKey(mallUrl, config) ? malls.get(mallUrl) : undefined;
}

const splitUrl = (url: string): { path: string; query: string } => {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? { path: url, query: '' } : { path: url.slice(0, queryAt), query: url.slice(queryAt) };
};

function findRedirect(request: FastifyRequest, malls: Malls, { config }: Dependencies): string | undefined {
  const redirect = redirectOf({
    hostname: request.headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '',
    ...splitUrl(request.url),
    device: deviceOf(request.headers['user-agent']),
    allowedDomains: config.allowedDomains,
    defaultMallUrl: config.defaultMallKey,
    salesTypeOf: (mallUrl) => malls.get(mallUrl)?.salesType,
  });
  return redirect && toLocation(redirect, config);
}

/** Only a mall's own host is ever named; a path that begins with two slashes would name another one. */
function toLocation({ hostname, location }: PageRedirect, config: Config): string {
  const path = location.replace(/^[/\\]+/, '/');
  return hostname ? originOf(hostname, config) + path : path;
}

/**
 * R2.18: a path of another mall, of none, or of no page is not found, which the shell shows: with the mall's theme below the mall, and
 * without a theme elsewhere, where no layout is requested.
 */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shell, firstPaint, isOfNothing, cardOf }: Pages,
  mall: Mall | undefined,
): Promise<FastifyReply> {
  const { path } = splitUrl(request.url);
  const site = deviceOfPath(path);
  const [first = '', second] = path.split('/').filter((segment) => segment !== '');
  const isOfMall = (site === 'mobile' ? second : first) === mall?.mallUrl;
  const isOutside = outsidePageAt(path) !== undefined;
  if (!mall || !(isOfMall || isOutside)) return sendShell(request, reply, { status: 404, html: shell(site) });
  const below = path.replace(/^(\/m)?\/[^/]+\/?/, '');
  const screen = screenOf(site, below);
  const hasNoScreen = isOfMall && below !== '' && screen === undefined;
  if (isOfMall && screen && !keepsScreen(mall.state, screen))
    return sendShell(request, reply, {
      status: mall.state === 'PAUSED' ? 503 : 410,
      html: shell(site, { mall, path }),
    });
  if (hasNoScreen || (isOfMall && (await isOfNothing(request, { mall, site, below }))))
    return sendShell(request, reply, { status: 404, html: shell(site, { mall, path }) });
  const [prerenders, card] = await Promise.all([
    ifPossible(request, () => firstPaint(site, { mall, path }), []),
    ifPossible(request, () => cardOf(request, { mall, site, below }), undefined),
  ]);
  return sendShell(request, reply, { status: 200, html: shell(site, { mall, path, card, prerenders }) });
}

/**
 * Looks up what a detail page shows, where its screen is open to anonymous visitors: in a mall that requires a sign-in, a visitor counts
 * as anonymous and learns nothing about its products (decision record 32). When in doubt, the page is served.
 */
function createThingLooker({ database }: Pick<Dependencies, 'database'>): Pages['isOfNothing'] {
  return async ({ url, log }, { mall, site, below }) => {
    const screen = screenOf(site, below);
    // R1.06: a marketing mall signs its anonymous visitors in.
    const visit = { ...mall, device: site, isSignedIn: mall.isMarketing };
    if (!screen || accessTo(screen, visit) !== 'open') return false;
    const thing = thingAt(site, below, splitUrl(url).query);
    if (thing === undefined || thing === 'nothing') return thing === 'nothing';
    try {
      return !(await inMall(database, mall, (transaction) => isThere(transaction, thing)));
    } catch (error) {
      log.error(error, 'could not check whether the subject of the page exists');
      return false;
    }
  };
}

/** The page is served without this part: its scripts report the failure, if they meet it too. */
async function ifPossible<Part>({ log }: FastifyRequest, make: () => Promise<Part>, otherwise: Part): Promise<Part> {
  try {
    return await make();
  } catch (error) {
    log.error(error, 'a part of the page could not be rendered');
    return otherwise;
  }
}

/** A window that goes to an external service and comes back must still find the page that opened it. */
const isGoneThrough = (url: string): boolean => /^(\/m)?\/[^/]+\/popup\/certPhone(\?|$)/.test(url);

type Page = { readonly status: number; readonly html: string };

function sendShell(request: FastifyRequest, reply: FastifyReply, { status, html }: Page): FastifyReply {
  const tag = entityTagOf(html);
  reply.header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8');
  if (isGoneThrough(request.url)) reply.header('cross-origin-opener-policy', 'unsafe-none');
  if (status === 200 && isHeld(request, tag)) return reply.code(304).send();
  return reply.code(status).send(html);
}
