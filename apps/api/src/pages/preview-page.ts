import { previewQuery } from '@mall/contracts/preview';
import { deviceOfPath } from '@mall/domain/device';
import { officeSegment } from '@mall/domain/mall-validity';
import { screenOf } from '@mall/domain/screen-paths';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { createPreviewReader, type Preview } from '../modules/preview/open-preview.ts';
import { originOf } from '../plugins/visit.ts';
import type { HtmlShell } from './html-shell.ts';
import { previewSheetPath } from './theme-path.ts';

type Opened = Preview & { readonly token: string; readonly path: string };

/** The preview that a page's address requests; undefined without a valid token, which makes the page an ordinary one. */
export function createPreviewPages(dependencies: Dependencies) {
  const read = createPreviewReader(dependencies);
  return async ({ headers, url }: FastifyRequest): Promise<Opened | undefined> => {
    const { pathname: path, searchParams } = new URL(url, 'http://mall');
    const token = searchParams.get(previewQuery);
    const preview = token ? await read(headers.host, token) : undefined;
    return preview && token ? { ...preview, token, path } : undefined;
  };
}

/** The previewed page, for a frame of the office: rendered in the browser only, and never cached. */
export function sendPreviewPage(reply: FastifyReply, shell: HtmlShell, opened: Opened, config: Config): FastifyReply {
  const { mall, path } = opened;
  const site = deviceOfPath(path);
  const below = path.replace(/^(\/m)?\/[^/]+\/?/, '');
  const isThere = path.split('/')[site === 'mobile' ? 2 : 1] === mall.mallUrl && screenOf(site, below) !== undefined;
  allowFrame(reply, config);
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8');
  return reply.code(isThere ? 200 : 404).send(shell(site, { mall, path, previewLinks: linksOf(opened) }));
}

/** Only the office may frame it. */
function allowFrame(reply: FastifyReply, config: Config): void {
  const offices = config.allowedDomains.map((domain) => originOf(`${officeSegment}.${domain}`, config)).join(' ');
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${offices}`));
  reply.removeHeader('x-frame-options');
}

/** A token, a moment, a code and a path of our own: none of them needs escaping. */
function linksOf({ mall, token, asOf, at, endsAt, term }: Opened): string {
  const moment = asOf === null ? '지금' : seoulMomentOf(at).slice(5);
  const opened = term ? ` data-term="${term.code} ${term.day}"` : '';
  const script = `<script src="/preview.js" data-token="${token}" data-as-of="${moment}" data-ends-at="${endsAt}"${opened}></script>`;
  const sheet = `<link rel="stylesheet" href="${previewSheetPath(token)}" />`;
  return mall.themeHash === '' ? script : script + sheet;
}
