import type { mallSalesTypes } from '@mall/contracts/codes';
import type { HomeBody } from '@mall/contracts/content-body';
import { fieldError } from '@mall/contracts/errors';
import {
  type InheritedContent,
  type InheritedSection,
  inheritedContents,
  inheritedSettings,
} from '@mall/contracts/office/inherited-sections';
import type { MallOrigin } from '@mall/contracts/office/mall-opening';
import type { MallTransaction } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { addressFault } from '@mall/domain/mall-validity';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { holdRevision } from '../../../publishing/revision.repository.ts';
import { followTheme, type WornTheme } from '../../theme/office/follow-theme.ts';
import { followBlueprint } from '../blueprint/content-part.repository.ts';
import { partOf } from '../blueprint/inherit.ts';
import { saveInherited } from '../blueprint/inheritance.repository.ts';
import { isStranger } from '../blueprint/strangers.ts';
import { emptyHomes } from './empty-homes.ts';
import { inNewMall, insertCopies, insertMallRow } from './new-mall.repository.ts';
import type { LiveContent, Template } from './template.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
/** The data that a mall is made from: with EMPTY, the provider's data of its oldest mall. */
export type Source = {
  readonly mall: Mall;
  readonly template: Template;
  readonly worn: WornTheme;
  /** The locked sections of a blueprint. */
  readonly locked: readonly InheritedSection[];
  /** Its links to things that stay with it. */
  readonly strangers: Readonly<Record<InheritedContent, readonly string[]>>;
};
export type NewMall = {
  readonly mallUrl: string;
  readonly name: string;
  readonly salesType: (typeof mallSalesTypes)[number];
  readonly origin: MallOrigin;
  readonly isBlueprint: boolean;
  readonly source: Source | undefined;
  /** Null for a command on the server. */
  readonly staffNo: number | null;
};

export const addressFaults = {
  MALFORMED: '영문 소문자로 시작해 소문자, 숫자, 줄표로 2~31자를 적어 주세요.',
  RESERVED: '다른 곳에 쓰는 이름이라 몰 주소로 쓸 수 없어요.',
  TAKEN: '이미 다른 몰이 쓰고 있는 주소예요.',
} as const;

/** Creates a hidden mall with everything it needs, in one transaction. Error 4220 at its address. */
export function createMall({ database, clock }: Own, mall: NewMall): Promise<number> {
  const fault = addressFault(mall.mallUrl);
  if (fault) throw fieldError('mallUrl', addressFaults[fault]);
  return inNewMall(database, async (transaction) => {
    if (!(await insertMallRow(transaction, rowOf(mall)))) throw fieldError('mallUrl', addressFaults.TAKEN);
    await fillMall(transaction, mall, clock());
    return transaction.mallId;
  });
}

/** Copies nothing that belongs to the other mall itself: neither its company nor its address, its logo or its staff. */
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
  const { cutOffHour, preparingDays, parcelDays, installationDays, remoteDays } = mall;
  return {
    ...{ style, isLoginOpen, hasDormancy, needsApproval, deliveryFee, freeDeliveryFrom, remoteSurcharge },
    ...{ depositDays, mostPieces, mostUnpaidOrders, mostOpenApplications },
    ...{ cutOffHour, preparingDays, parcelDays, installationDays, remoteDays },
  };
};

async function fillMall(transaction: MallTransaction, mall: NewMall, madeAt: Date): Promise<void> {
  const { origin, source, staffNo } = mall;
  const live = (source?.template.contents ?? []).filter(({ kind }) => isCopied(origin, kind));
  const contents = live.map((content) => withoutStrangers(named(content, source?.mall.name ?? '', mall.name)));
  const homes = emptyHomes.filter(({ device }) => !contents.some((one) => isHomeOf(one, device)));
  const own = { revisionNo: 1, state: 'LIVE', staffNo, madeAt } as const;
  for (const { kind, key, body, startsAt, endsAt } of contents)
    await holdRevision(transaction, { kind, key }, { ...own, body, startsAt, endsAt });
  if (source) await copyRows(transaction, source, mall);
  // The base is in its row already.
  if (source && origin !== 'EMPTY' && Object.keys(source.worn.tokens).length > 0)
    await followTheme(transaction, source.worn, { staffNo, at: madeAt });
  if (source && origin === 'CHILD') return follow(transaction, source, { staffNo, madeAt });
  for (const body of homes)
    await holdRevision(
      transaction,
      { kind: 'HOME', key: homeKeys[body.device] },
      { ...own, body, startsAt: madeAt, endsAt: null },
    );
}

/** The provider's pages are copied into every mall; a child takes its other content from its blueprint. */
const isCopied = (origin: MallOrigin, kind: LiveContent['kind']): boolean => kind === 'PAGE' || origin === 'COPY';

/** A page that names the other mall names this one. */
function named(content: LiveContent, from: string, to: string): LiveContent {
  if (content.kind !== 'PAGE') return content;
  const { title, html, ...body } = content.body;
  return { ...content, body: { ...body, title: title.replaceAll(from, to), html: html.replaceAll(from, to) } };
}

/** Copies what follows no blueprint: for a copy everything, for a child what is not part of a section. */
async function copyRows(transaction: MallTransaction, { mall, template }: Source, made: NewMall): Promise<void> {
  const { category, deliveryFee, faq, joinQuestion } = template;
  if (made.origin !== 'CHILD') {
    const words = (text: string) => text.replaceAll(mall.name, made.name);
    const renamed = ({ question, answerHtml }: (typeof faq)[number]) => ({
      question: words(question),
      answerHtml: words(answerHtml),
    });
    await insertCopies(
      transaction,
      'faq',
      faq.map((row) => ({ ...row, ...renamed(row) })),
    );
  }
  if (made.origin === 'EMPTY') return;
  await insertCopies(transaction, 'deliveryFee', deliveryFee);
  await insertCopies(transaction, 'joinQuestion', joinQuestion);
  const begun = category.map((row) => ({ ...row, version: 0, changedBy: null, changedAt: null }));
  if (made.origin === 'COPY') await insertCopies(transaction, 'category', begun);
}

type By = { readonly staffNo: number | null; readonly madeAt: Date };

/** From now on it has the blueprint's content. */
async function follow(
  transaction: MallTransaction,
  { mall, template, worn, locked, strangers }: Source,
  { staffNo, madeAt }: By,
): Promise<void> {
  const modeOf = (section: InheritedSection) => (locked.includes(section) ? 'LOCKED' : 'INHERIT');
  for (const section of inheritedSettings) {
    const copied = partOf({ mall, fees: template.deliveryFee, worn }, section);
    await saveInherited(transaction, { section, mode: modeOf(section), copied, copiedAt: madeAt });
  }
  for (const section of inheritedContents) {
    await saveInherited(transaction, { section, mode: modeOf(section), copied: {}, copiedAt: madeAt });
    const following = { section, strangers: strangers[section], staffNo, at: madeAt };
    await followBlueprint(transaction, { ...following, isForced: true, isLocked: false });
  }
}

const isHomeOf = ({ kind, key }: LiveContent, device: HomeBody['device']) =>
  kind === 'HOME' && key === homeKeys[device];

/** Drops links to things that stay with the other mall, such as its exhibitions and notices; a product is shown once the new mall lists it. */
function withoutStrangers(content: LiveContent): LiveContent {
  if (content.kind === 'POPUP')
    return isStranger(content.body.link) ? { ...content, body: { ...content.body, link: '' } } : content;
  if (content.kind !== 'HOME') return content;
  const corners = content.body.corners.map((area) => ({
    ...{ ...area, link: isStranger(area.link) ? '' : area.link },
    items: area.items.filter(({ link, goodsGroupNo }) => goodsGroupNo !== '' || !isStranger(link)),
  }));
  return { ...content, body: { ...content.body, corners } };
}
