import type { ContentBodies } from '@mall/contracts/content-body';
import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/contents';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { moveContent, restoreContent, type Seen, undoContent } from '../../../publishing/change-content.ts';
import {
  countContentRows,
  findBodies,
  listContentRows,
  type StoredContent,
  type ThingNamed,
} from './content.repository.ts';
import { differencesOf } from './differences.ts';
import { createLinkFinder } from './find-links.ts';
import { toHomeWords } from './home-words.ts';
import { toThingWords } from './thing-words.ts';

/** Content that a mall shows as staff have published it: its list, its moves and its history. */
export function contentOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listContents, ({ read, query }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const [rows, count] = await Promise.all([
        listContentRows(reader, { query, key: readCursor(query.cursor, 4), limit: size + 1 }),
        countContentRows(reader, query),
      ]);
      const page = pageOf(rows, size, (row) => [row.changedAt.toISOString(), row.mallId, row.kind, row.key]);
      return { ...page, rows: page.rows.map(toRow), count };
    }),
  );
  bindOffice(app, contract.getDifferences, async ({ read, params }) => {
    const bodies = await read((reader) => findBodies(reader, params));
    if (!bodies) throw new AppError('4040');
    return { differences: differencesOf(bodies) };
  });
  changes(app);
  const { find, isAlive } = createLinkFinder(app.dependencies);
  bindOffice(app, contract.findLinks, async ({ params: { mallId }, query, mallOf }) => ({
    links: await find(await mallOf(mallId), query),
  }));
  bindOffice(app, contract.checkLink, async ({ params: { mallId }, query: { link }, mallOf }) => ({
    isAlive: await isAlive(await mallOf(mallId), link),
  }));
}

const toRow = ({ startsAt, endsAt, changedAt, ...row }: StoredContent): contract.ContentRow => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
});

function changes(app: FastifyInstance): void {
  bindOffice(app, contract.moveContent, async ({ params, body: { version, to, startsAt, endsAt }, staff, write }) => {
    const wanted = {
      to,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    };
    const subject = { ...subjectOf(params), changes: { to, startsAt, endsAt } };
    return { version: await write(subject, (own) => moveContent(own, seen(params, staff, version), wanted)) };
  });
  bindOffice(app, contract.undoContent, async ({ params, body: { version }, staff, write }) => ({
    version: await write(subjectOf(params), (own) => undoContent(own, seen(params, staff, version))),
  }));
  bindOffice(app, contract.restoreContent, async ({ params, body: { version, to }, staff, write }) => {
    const subject = { ...subjectOf(params), changes: { to } };
    return { version: await write(subject, (own) => restoreContent(own, seen(params, staff, version), to)) };
  });
}

const subjectOf = ({ mallId, kind, key }: ThingNamed) => ({ mallId, subject: `${kind.toLowerCase()} ${key}` });

const seen = (
  { mallId, kind, key }: ThingNamed,
  { staffNo }: { readonly staffNo: number },
  version: number,
): Seen<contract.DisplayKind> => ({ mall: { mallId }, staffNo, key: { kind, key }, version, toWords: wordsOf });

/** In the form in which staff write it. */
const wordsOf = (body: ContentBodies[contract.DisplayKind]): object =>
  'corners' in body ? toHomeWords(body) : toThingWords(body);
