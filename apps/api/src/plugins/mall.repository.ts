import type { MallLayout } from '@mall/contracts/layout';
import type { Database } from '@mall/db/connection';

/** A mall as the server knows it: what its screens show, and what only the server needs. */
export type Mall = Readonly<
  MallLayout & {
    deliveryFee: number;
    freeDeliveryFrom: number;
    remoteSurcharge: number;
    /** What arrivals are promised by (contracts/arrival.ts). */
    cutOffHour: number;
    preparingDays: number;
    parcelDays: number;
    installationDays: number;
    remoteDays: number;
    /** Days until a virtual account closes without its deposit. */
    depositDays: number;
    guestMemberNo: number | null;
    /** Pieces of one product, and unpaid orders and open phone applications, that one member may hold at a time. */
    mostPieces: number;
    mostUnpaidOrders: number;
    mostOpenApplications: number;
    hasDormancy: boolean;
    /** The operator must approve members before they may sign in. */
    needsApproval: boolean;
    /** Its own domain, once it is proved; null: it is at its host below ours. */
    ownHost: string | null;
    /** Empty: the logo. */
    favicon: string;
    /** Hash of the stylesheet of its own theme; empty without one. */
    themeHash: string;
    /** When it opened for the first time; null before, and for malls that existed from the start. */
    openedAt: Date | null;
    /** When a READY mall opens automatically. */
    opensAt: Date | null;
    /** A blueprint, from which other malls inherit; it never opens. */
    isBlueprint: boolean;
    parentMallId: number | null;
    madeFromMallId: number | null;
    /** The staff responsible for it. */
    ownerNo: number | null;
  }
>;

export const mallColumns = [
  ...(['mallId', 'mallUrl', 'name', 'title', 'salesType', 'isMobile', 'isLoginOpen', 'isMarketing', 'style'] as const),
  ...(['logo', 'footerLogo', 'footerLogoLink', 'mobileCertificateImage', 'mobileCertificateLink'] as const),
  ...(['customerPhone', 'email', 'centerOpensAt', 'centerClosesAt', 'company', 'representativeName'] as const),
  ...(['businessNumber', 'registrationNumber', 'salesPermitNumber', 'hostingProvider', 'address'] as const),
  ...(['slogan', 'state', 'restNotice', 'deliveryFee', 'freeDeliveryFrom', 'remoteSurcharge'] as const),
  ...(['cutOffHour', 'preparingDays', 'parcelDays', 'installationDays', 'remoteDays', 'depositDays'] as const),
  ...(['guestMemberNo', 'mostPieces', 'mostUnpaidOrders', 'mostOpenApplications', 'hasDormancy'] as const),
  ...(['needsApproval', 'ownHost', 'favicon', 'themeHash', 'openedAt', 'opensAt', 'isBlueprint'] as const),
  ...(['parentMallId', 'madeFromMallId', 'ownerNo'] as const),
] satisfies (keyof Mall)[];

/** Malls are public; check constraints of the table keep the codes within their types. The oldest comes first wherever malls are listed. */
export async function listMalls(database: Database): Promise<Mall[]> {
  const rows: Readonly<Record<keyof Mall, unknown>>[] = await database
    .selectFrom('mall')
    .select(mallColumns)
    .orderBy('mallId')
    .execute();
  return rows as unknown as Mall[];
}
