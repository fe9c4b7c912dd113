import type { mallSalesTypes } from '@mall/contracts/codes';
import type { HomeBody } from '@mall/contracts/content-body';
import { fieldError } from '@mall/contracts/errors';
import { type InheritedSection, inheritedSections } from '@mall/contracts/mall-codes';
import type { MallOrigin } from '@mall/contracts/office/mall-opening';
import type { MallTransaction } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { linkTarget } from '@mall/domain/mall-link';
import { addressFault } from '@mall/domain/mall-validity';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { holdRevision } from '../../../publishing/revision.repository.ts';
import { partOf } from '../blueprint/inherit.ts';
import { saveInherited } from '../blueprint/inheritance.repository.ts';
import { emptyHomes } from './empty-homes.ts';
import { inNewMall, insertCopies, insertMallRow } from './new-mall.repository.ts';
import type { LiveContent, Template } from './template.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
/** What a mall is made from: with EMPTY, the provider's oldest one, of which only what is the provider's is taken. */
export type Source = {
  readonly mall: Mall;
  readonly template: Template;
  /** What of a blueprint is locked. */
  readonly locked: readonly InheritedSection[];
};
export type NewMall = {
  readonly mallUrl: string;
  readonly name: string;
  readonly salesType: (typeof mallSalesTypes)[number];
  readonly origin: MallOrigin;
  readonly isBlueprint: boolean;
  readonly source: Source | undefined;
  readonly staffNo: number;
};

export const addressFaults = {
  MALFORMED: '영문 소문자로 시작해 소문자, 숫자, 줄표로 2~31자를 적어 주세요.',
  RESERVED: '다른 곳에 쓰는 이름이라 몰 주소로 쓸 수 없어요.',
  TAKEN: '이미 다른 몰이 쓰고 있는 주소예요.',
} as const;

/** A mall that nobody knows of yet, with all that it needs, in one transaction. Error 4220 at its address. */
export function createMall({ database, clock }: Own, mall: NewMall): Promise<number> {
  const fault = addressFault(mall.mallUrl);
  if (fault) throw fieldError('mallUrl', addressFaults[fault]);
  return inNewMall(database, async (transaction) => {
    if (!(await insertMallRow(transaction, rowOf(mall)))) throw fieldError('mallUrl', addressFaults.TAKEN);
    await fillMall(transaction, mall, clock());
    return transaction.mallId;
  });
}

/** Nothing of another mall's own: neither its company nor its address, its mark or its people. */
function rowOf({ mallUrl, name, salesType, origin, isBlueprint, source }: NewMall) {
  const of = source?.mall;
  return {
    ...{ mallUrl, name, title: name, salesType, isBlueprint, state: 'DRAFT' as const, logo: '', footerLogo: '' },
    ...{ customerPhone: '', email: '', centerOpensAt: '0900', centerClosesAt: '1800' },
    ...{ company: '', representativeName: '', businessNumber: '', salesPermitNumber: '', address: '' },
    ...{ hostingProvider: of?.hostingProvider ?? '', mobileCertificateImage: of?.mobileCertificateImage ?? '' },
    style: 'A' as const,
    ...(origin !== 'EMPTY' && of && settingsOf(of)),
    parentMallId: origin === 'CHILD' && of ? of.mallId : null,
    madeFromMallId: origin !== 'EMPTY' && of ? of.mallId : null,
  };
}

const settingsOf = (mall: Mall) => {
  const { style, isLoginOpen, hasDormancy, needsApproval, deliveryFee, freeDeliveryFrom, remoteSurcharge } = mall;
  const { depositDays, mostPieces, mostUnpaidOrders, mostOpenApplications } = mall;
  return {
    ...{ style, isLoginOpen, hasDormancy, needsApproval, deliveryFee, freeDeliveryFrom, remoteSurcharge },
    ...{ depositDays, mostPieces, mostUnpaidOrders, mostOpenApplications },
  };
};

async function fillMall(transaction: MallTransaction, mall: NewMall, madeAt: Date): Promise<void> {
  const { origin, source, staffNo } = mall;
  if (source) await copyTexts(transaction, source, mall.name);
  if (source && origin !== 'EMPTY') await copyParts(transaction, source.template);
  if (source && origin === 'CHILD') await follow(transaction, source, madeAt);
  const copied = origin === 'EMPTY' ? [] : (source?.template.contents ?? []).map(withoutStrangers);
  const homes = emptyHomes.filter(({ device }) => !copied.some((one) => isHomeOf(one, device)));
  const own = { revisionNo: 1, state: 'LIVE', staffNo, madeAt } as const;
  for (const { kind, key, body, startsAt, endsAt } of copied)
    await holdRevision(transaction, { kind, key }, { ...own, body, startsAt, endsAt });
  for (const body of homes)
    await holdRevision(
      transaction,
      { kind: 'HOME', key: homeKeys[body.device] },
      { ...own, body, startsAt: madeAt, endsAt: null },
    );
}

/** What names the other mall names this one. */
async function copyTexts(transaction: MallTransaction, { mall, template }: Source, name: string): Promise<void> {
  const named = (words: string) => words.replaceAll(mall.name, name);
  const faqs = template.faq.map((faq) => ({
    ...{ ...faq, question: named(faq.question), answerHtml: named(faq.answerHtml) },
  }));
  const pages = template.contentPage.map((page) => ({ ...page, title: named(page.title), html: named(page.html) }));
  await insertCopies(transaction, 'faq', faqs);
  await insertCopies(transaction, 'contentPage', pages);
}

async function copyParts(transaction: MallTransaction, template: Template): Promise<void> {
  const { category, deliveryFee, smartKeyword, popularKeyword, joinQuestion } = template;
  const begun = category.map((row) => ({ ...row, version: 0, changedBy: null, changedAt: null }));
  await insertCopies(transaction, 'category', begun);
  await insertCopies(transaction, 'deliveryFee', deliveryFee);
  await insertCopies(transaction, 'smartKeyword', smartKeyword);
  await insertCopies(transaction, 'popularKeyword', popularKeyword);
  await insertCopies(transaction, 'joinQuestion', joinQuestion);
}

/** From now on it has what the blueprint says. */
async function follow(transaction: MallTransaction, { mall, template, locked }: Source, copiedAt: Date): Promise<void> {
  for (const section of inheritedSections) {
    const mode = locked.includes(section) ? 'LOCKED' : 'INHERIT';
    const copied = partOf(mall, template.deliveryFee, section);
    await saveInherited(transaction, { section, mode, copied, copiedAt });
  }
}

const isHomeOf = ({ kind, key }: LiveContent, device: HomeBody['device']) =>
  kind === 'HOME' && key === homeKeys[device];

/** Without what leads to a thing that stays with the other mall, as its exhibitions and notices; a product is shown once the new one lists it. */
function withoutStrangers(content: LiveContent): LiveContent {
  if (content.kind === 'POPUP')
    return isStranger(content.body.link) ? { ...content, body: { ...content.body, link: '' } } : content;
  const corners = content.body.corners.map((area) => ({
    ...{ ...area, link: isStranger(area.link) ? '' : area.link },
    items: area.items.filter(({ link, goodsGroupNo }) => goodsGroupNo !== '' || !isStranger(link)),
  }));
  return { ...content, body: { ...content.body, corners } };
}

const isStranger = (link: string): boolean => link.startsWith('/') && linkTarget(link) !== undefined;
