import { saveFaq } from '../../../apps/api/src/modules/board/office/change-faq.ts';
import { listFaqRows } from '../../../apps/api/src/modules/board/office/faq.repository.ts';
import { lockPart } from '../../../apps/api/src/modules/mall/blueprint/inherit.ts';
import { findMall } from '../../../apps/api/src/modules/mall/office/mall-settings.repository.ts';
import { saveSection } from '../../../apps/api/src/modules/mall/office/save-section.ts';
import { createMall, type NewMall } from '../../../apps/api/src/modules/mall/opening/create-mall.ts';
import { listOffered } from '../../../apps/api/src/modules/mall/opening/goods-offer.repository.ts';
import { listGoods } from '../../../apps/api/src/modules/mall/opening/list-goods.ts';
import { readSource } from '../../../apps/api/src/modules/mall/opening/read-source.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';

type Own = { readonly database: Database; readonly clock: () => Date };
type Law = { readonly company: string; readonly representativeName: string; readonly businessNumber: string };

/**
 * Hidden malls: a blueprint whose questions have changed since they were brought to its two malls, one of which differs, and
 * a copy of the first mall on its way to opening, whose company is not entered yet.
 */
export async function addDemoMalls(database: Database, staffNo: number, ofMallIds: { shop: number; employer: number }) {
  const own = { database, clock: () => new Date() };
  const of = (mallUrl: string, name: string) => ({ mallUrl, name, salesType: 'GENERAL', staffNo }) as const;
  const blueprint = { ...of('welfare-base', '기업 복지몰 표준'), origin: 'COPY', isBlueprint: true } as const;
  const parentId = await make(own, ofMallIds.employer, blueprint);
  for (const section of ['joining', 'keywords'] as const)
    await lockPart(own, { mallId: parentId }, { section, isLocked: true, staffNo });
  const child = { origin: 'CHILD', isBlueprint: false } as const;
  const nuri = await make(own, parentId, { ...of('nuri', '누리 복지몰'), ...child });
  const narae = await make(own, parentId, { ...of('narae', '나래 복지몰'), ...child });
  const draft = await make(own, ofMallIds.shop, { ...of('dalbit', '달빛몰'), origin: 'COPY', isBlueprint: false });
  await nameCompany(own, nuri, {
    company: '주식회사 누리',
    representativeName: '정누리',
    businessNumber: '220-81-62517',
    staffNo,
  });
  await nameCompany(own, narae, {
    company: '주식회사 나래',
    representativeName: '윤나래',
    businessNumber: '124-81-00998',
    staffNo,
  });
  for (const mallId of [nuri, narae]) await fill(own, mallId, ofMallIds.employer, staffNo);
  await fill(own, draft, ofMallIds.shop, staffNo);
  const limits = { depositDays: 3, mostPieces: 5, mostUnpaidOrders: 5, mostOpenApplications: 3 };
  await saveSection(own, { mallId: narae }, { section: 'limits', version: 0, values: limits, staffNo });
  await reword(own, narae, staffNo, 0, '나래 임직원은 배송비가 없어요. 임직원 확인은 회사 메일로 해요.');
  await reword(own, parentId, staffNo, 1, '주문한 날부터 7일 안에 앱에서 바꾸거나 돌려보낼 수 있어요.');
}

async function make(own: Own, fromId: number, mall: Omit<NewMall, 'source'>): Promise<number> {
  const source = await inMall(own.database, { mallId: fromId }, async (transaction) => {
    const from = await findMall(transaction, fromId);
    return from && readSource(transaction, from);
  });
  return createMall(own, { ...mall, source });
}

const place = {
  ...{ registrationNumber: '', salesPermitNumber: '제2026-서울중구-0210호' },
  address: '서울특별시 중구 세종대로 110',
};
const contact = { customerPhone: '1670-0210', email: 'help@welfare.example' };

async function nameCompany(
  own: Own,
  mallId: number,
  { staffNo, ...law }: Law & { readonly staffNo: number },
): Promise<void> {
  await saveSection(own, { mallId }, { section: 'law', version: 0, values: { ...place, ...law }, staffNo });
  await saveSection(own, { mallId }, { section: 'identity', version: 0, values: contact, staffNo });
}

const goods = { kinds: ['goods' as const], categories: [], brand: '', lowest: null, highest: null, percent: 0 };
const mostGoods = 40;

/** Lists the first goods of another mall, in the menus that both have. */
async function fill(own: Own, mallId: number, fromId: number, staffNo: number): Promise<void> {
  const offered = await inMall(own.database, { mallId: fromId }, (transaction) =>
    listOffered(transaction, fromId, goods),
  );
  await listGoods(
    own,
    { mallId },
    { offered: offered.slice(0, mostGoods), menu: [], terms: { supports: [], terms: [] }, staffNo },
  );
}

/** Changes the answer of one of a mall's questions. */
async function reword(own: Own, mallId: number, staffNo: number, at: number, words: string): Promise<void> {
  const faq = await inMall(
    own.database,
    { mallId },
    async (transaction) => (await listFaqRows(transaction, mallId))[at],
  );
  if (faq) await saveFaq(own, { mallId }, { ...faq, answerHtml: `<p>${words}</p>`, staffNo });
}
