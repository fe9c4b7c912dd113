import type { Device } from '@mall/contracts/codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { entityTagOf, isHeld } from '../plugins/entity-tag.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { mallOfHost } from '../plugins/mall-context.ts';
import { sendHeld } from '../plugins/reply.ts';
import { createBrandOf } from './brand-of.ts';
import type { HtmlShell } from './html-shell.ts';
import { createIcons, iconSizes } from './icons.ts';
import { offlinePage } from './offline-page.ts';

const sites: readonly Device[] = ['pc', 'mobile'];
/** The file name does not change with the content: a new logo must be seen before long. */
const hour = 60 * 60;

/**
 * What a browser keeps of a mall besides its pages: how to install it, and what the service worker (apps/web/worker) shows offline.
 * Each mall has a host to itself, so its files are at the root.
 */
export function installedRoutes(
  scope: FastifyInstance,
  dependencies: Dependencies,
  { shell, imagesFolder }: { readonly shell: HtmlShell; readonly imagesFolder: string },
): void {
  const { config, malls, files } = dependencies;
  const options = { config: { access: 'public' } as const };
  const mallOf = ({ headers }: FastifyRequest) => mallOfHost(headers.host, config, malls);
  const brandOf = createBrandOf(dependencies);
  const iconOf = createIcons(files, imagesFolder);

  scope.get('/manifest.webmanifest', options, async (request, reply) => {
    const mall = await mallOf(request);
    return send(request, reply, 'application/manifest+json', JSON.stringify(manifestOf(mall, await brandOf(mall))));
  });
  scope.get('/offline.html', options, async (request, reply) => {
    const mall = await mallOf(request);
    return send(request, reply, 'text/html', offlinePage(mall, await brandOf(mall)));
  });
  for (const site of sites)
    scope.get(`/shell-${site}.html`, options, async (request, reply) => {
      const mall = await mallOf(request);
      return send(request, reply, 'text/html', shell(site, { mall, path: `/${mall.mallUrl}` }));
    });
  for (const [name, size] of Object.entries(iconSizes))
    scope.get(`/${name}`, options, async (request, reply) => {
      const icon = await iconOf(await mallOf(request), size);
      if (!icon) return reply.callNotFound();
      return sendHeld(request, reply.header('cache-control', `public, max-age=${hour}`).type('image/png'), icon);
    });
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const tag = entityTagOf(text);
  reply.header('cache-control', 'no-cache').header('etag', tag).type(`${type}; charset=utf-8`);
  return isHeld(request, tag) ? reply.code(304).send() : reply.send(text);
}

/** At `/` the server redirects to the site for the device, so one installed mall serves both. */
const manifestOf = ({ name, title, slogan }: Mall, brand: string) => ({
  ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'ko' },
  ...{ name: title || name, short_name: name, description: slogan },
  ...{ theme_color: brand, background_color: '#ffffff' },
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
    })),
  ),
});
