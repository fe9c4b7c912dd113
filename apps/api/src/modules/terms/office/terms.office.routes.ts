import * as contract from '@mall/contracts/office/terms';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { discardDraft, saveDraft } from './change-draft.ts';
import { proposeTerms } from './propose-terms.ts';
import { proposeWithdrawal } from './propose-withdrawal.ts';
import { countReconsents, listReconsents } from './reconsent.repository.ts';
import { listChains, showChain } from './show-terms.ts';
import type { Chain, Owner } from './terms.repository.ts';

/** The provider's terms, the malls' annexes, and consents to be renewed. */
export function termsOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  // Staff who see terms see the provider's, as every member does; changing them needs the permission in all malls.
  bindTerms(app, contract.providerTerms, clock);
  bindTerms(app, contract.mallAnnexes as unknown as Calls, clock);
  bindOffice(app, contract.listReconsents, async ({ query, read }) => {
    const size = sizeOf(query);
    const direction = query.sort === '-memberNo' ? 'desc' : 'asc';
    const today = seoulDayOf(clock());
    const key = readCursor(query.cursor, 2);
    const found = await read(async (reader) => ({
      rows: await listReconsents(reader, query, today, { key, direction, size }),
      count: await countReconsents(reader, query, today),
    }));
    const page = pageOf(found.rows, size, ({ memberNo, termCode }) => [memberNo, termCode]);
    const rows = page.rows.map((row) => ({ ...row, agreedAt: row.agreedAt?.toISOString() ?? null }));
    const subjects = [...new Set(rows.map(({ memberNo }) => memberNo))];
    return { data: { ...page, rows, count: found.count }, subjects };
  });
}

type Calls = typeof contract.providerTerms;

/** The same calls for either owner; a mall's path contains the mall. */
function bindTerms(
  app: FastifyInstance,
  { list, get, save, discard, propose, withdraw }: Calls,
  clock: Dependencies['clock'],
): void {
  bindOffice(app, list, async ({ params, staff, read, mallOf }) => {
    const owner = ownerOf(params);
    if (owner.mallId !== null) await mallOf(owner.mallId);
    return read((reader) => listChains(reader, owner, { staff, at: clock() }));
  });
  bindOffice(app, get, async ({ params, staff, read, mallOf }) => {
    const chain = chainOf(params);
    const mall = chain.mallId === null ? null : await mallOf(chain.mallId);
    const shown = await read((reader) => showChain(reader, chain, { staff, at: clock() }));
    return { ...shown, mall: mall && { name: mall.name } };
  });
  bindOffice(app, save, async ({ params, body: { version, ...words }, staff: { staffNo }, write }) => {
    const chain = chainOf(params);
    const subject = { ...subjectOf(chain), changes: changesOf(words) };
    return { version: await write(subject, (own) => saveDraft(own, { chain, version, staffNo }, words)) };
  });
  bindOffice(app, discard, async ({ params, body: { version }, staff: { staffNo }, write }) => {
    const chain = chainOf(params);
    await write(subjectOf(chain), (own) => discardDraft(own, { chain, version, staffNo }));
    return null;
  });
  bindOffice(app, propose, async ({ params, body: { version, reason }, staff: { staffNo }, write }) => {
    const chain = chainOf(params);
    const proposed = { chain, version, staffNo, reason };
    return { caseNo: await write({ ...subjectOf(chain), reason }, (own) => proposeTerms(own, proposed)) };
  });
  bindOffice(app, withdraw, async ({ params, body: { appliedOn, reason }, staff: { staffNo }, write }) => {
    const chain = chainOf(params);
    const proposed = { chain, appliedOn, staffNo, reason };
    return { caseNo: await write({ ...subjectOf(chain), reason }, (own) => proposeWithdrawal(own, proposed)) };
  });
}

const ownerOf = (params: object): Owner => ({ mallId: 'mallId' in params ? Number(params.mallId) : null });
const chainOf = (params: Pick<Chain, 'termCode'>): Chain => ({ ...ownerOf(params), termCode: params.termCode });

const subjectOf = ({ mallId, termCode }: Chain) => ({
  ...(mallId !== null && { mallId }),
  subject: `terms ${termCode}`,
});

/** The audit stores the length of a text; the draft has the text itself. */
const changesOf = ({ html, noticeHtml, ...words }: contract.TermWords) => ({
  ...{ ...words, html: html.length, noticeHtml: noticeHtml.length },
});
